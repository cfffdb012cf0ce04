import type { Signature } from '@vp-digital/core/contracts';
import { getStroke } from 'perfect-freehand';

const options = { size: 5, thinning: 0.55, smoothing: 0.6, streamline: 0.4, simulatePressure: true };

/** The outline of one stroke as SVG path data, in the pad's units times a scale: it is filled, not drawn along. */
export function strokePath(stroke: Signature['strokes'][number], scale = 1): string {
  const outline = getStroke(
    stroke.map(([x, y]) => [x, y]),
    options,
  );
  const [first, ...rest] = outline.map(
    ([x = 0, y = 0]) => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`,
  );
  return first === undefined ? '' : `M${first}${rest.map((point) => `L${point}`).join('')}Z`;
}
