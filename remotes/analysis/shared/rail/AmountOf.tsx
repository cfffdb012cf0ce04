import { OfField, OfFigure } from '@vp-digital/core/figures';
import type { ReactNode } from 'react';
import type { AreaFigure } from './useAreaFigure';

export interface AmountOfProps {
  figure?: AreaFigure['figure'] | undefined;
  field?: AreaFigure['field'] | undefined;
  children: ReactNode;
}

/** What came out of an area, naming its figure or field where it is an amount. */
export function AmountOf({ figure, field, children }: AmountOfProps) {
  if (figure) return <OfFigure figure={{ name: figure }}>{children}</OfFigure>;
  return field ? <OfField field={field}>{children}</OfField> : children;
}
