import type { DataState } from '@vp-digital/core/household';
import type { AreaFigure } from './useAreaFigure';

/** An area or a station as the rail shows it. */
export interface RailEntry extends Partial<AreaFigure> {
  key: string;
  name: string;
  href: string;
  /** The page at hand belongs to it. */
  current: boolean;
  /** How far it is recorded; undefined while that is on its way, and with it what came out. */
  state: DataState | undefined;
  /** How far it is recorded could not be read. */
  isUnknown?: boolean;
}
