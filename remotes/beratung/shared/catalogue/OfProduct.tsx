import type { ReactNode } from 'react';

/** Names the product that the amounts within are said of by the catalogue: its text, its tariff, its costs; no figures. */
export function OfProduct({ id, children }: { id: string; children: ReactNode }) {
  return <span data-product={id}>{children}</span>;
}
