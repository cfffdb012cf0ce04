import type { ReactNode } from 'react';

/** A step of a rail: a page of its own, or what stands for it where the specification gives it none. */
export interface RailStep {
  key: string;
  label: string;
  /** Its address, about nobody in particular yet; with `?blatt=` where it is a sheet of another step. */
  href: string;
  /** Its number in the specification; left out, steps are counted as they stand. */
  number?: number | undefined;
  /** It is settled. */
  done?: boolean | undefined;
  /** What came out of it: "Lücke 724 €". */
  figure?: ReactNode;
}

/** A step without a page of its own: a sheet of another one, or the catalogue for its topic. */
export const isElsewhere = ({ href }: Pick<RailStep, 'href'>): boolean => href.includes('?');
