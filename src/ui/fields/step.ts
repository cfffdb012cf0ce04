import type { Limits } from './limits';

/** The next value for an arrow key, kept within the limits; without a value it begins at the lower limit or 0. */
export function stepBy(size: number, { min, max }: Limits<number>) {
  return (value: number | undefined, direction: 1 | -1): number => {
    const next = value === undefined ? (min ?? 0) : roundOff(value + direction * size);
    return Math.min(max ?? next, Math.max(min ?? next, next));
  };
}

/** 0.1 + 0.2 is 0.3 for a reader. */
function roundOff(value: number): number {
  return Number(value.toPrecision(12));
}
