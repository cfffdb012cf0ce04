import type { Signature } from '@vp-digital/core/contracts';

export type Stroke = Signature['strokes'][number];

/** The pad's own units: three to one, as wide as its place. */
export const padWidth = 600;
export const padHeight = 200;

/** Fewer points are a dot, which the service refuses. */
const fewestPoints = 8;

export const isSigned = (strokes: readonly Stroke[]): boolean => strokes.flat().length >= fewestPoints;

export const signatureOf = (strokes: readonly Stroke[]): Signature => ({
  width: padWidth,
  height: padHeight,
  strokes: [...strokes],
});
