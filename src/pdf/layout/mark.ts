import type { Op } from './layoutModel';
import { colours } from './style';

/** The mark is drawn on a square of 28. */
const GRID = 28;
const tile = 'M7 0H21A7 7 0 0 1 28 7V21A7 7 0 0 1 21 28H7A7 7 0 0 1 0 21V7A7 7 0 0 1 7 0Z';
const bars = 'M7 19.5V14M12 19.5V9.5M17 19.5V12.5M22 19.5V7';

/** The product's mark: four bars on petrol. */
export function markOps(x: number, y: number, size: number): readonly Op[] {
  const scale = size / GRID;
  return [
    { kind: 'path', x, y, scale, data: tile, fill: colours.accent },
    { kind: 'path', x, y, scale, data: bars, stroke: colours.white, strokeWidth: 2.4 * scale },
  ];
}
