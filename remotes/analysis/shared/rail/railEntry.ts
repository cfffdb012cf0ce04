import type { DataArea, DataState } from '@vp-digital/core/household';
import type { AreaFigure } from './useAreaFigure';

/** An area as the rail shows it. */
export interface RailEntry extends Partial<AreaFigure> {
  area: DataArea;
  href: string;
  /** The page at hand belongs to it. */
  current: boolean;
  /** How far it is recorded; undefined while that is on its way, and with it what came out. */
  state: DataState | undefined;
}
