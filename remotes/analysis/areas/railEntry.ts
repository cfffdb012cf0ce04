import type { DataArea, DataState } from '@vp-digital/core/household';
import type { ReactNode } from 'react';

/** An area as the rail shows it. */
export interface RailEntry {
  area: DataArea;
  href: string;
  /** The page at hand belongs to it. */
  current: boolean;
  /** How far it is recorded; undefined while that is on its way. */
  state: DataState | undefined;
  /** What came out of it: "5.450 € mtl.". */
  figure: ReactNode;
}
