import type { FieldName } from '@vp-digital/core/household';
import type { ReactNode } from 'react';

export interface OfFieldProps {
  field: FieldName;
  children: ReactNode;
}

/** Names the field that the amounts within stand in, as somebody typed them, or would as they are proposed: no figures. */
export function OfField({ field, children }: OfFieldProps) {
  return <span data-field={field}>{children}</span>;
}
