import type { BarCell, BarLook, LegendEntry } from '../../model';
import type { Op } from '../layoutModel';
import { colours, styles } from '../style';
import { lineOps } from '../text/textContent';
import type { Typesetter } from '../text/typesetter';
import { stripes } from './stripes';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const BAR_HEIGHT = 10.5;
const TARGET_WIDTH = 1.9;
const TARGET_OVERHANG = 3.5;
const SWATCH = { width: 12, height: 7.5 };
const SWATCH_GAP = 5;
const LEGEND_GAP = 14;

/** The bars of one row, centred on `middle`. */
export function barOps(cell: BarCell, x: number, middle: number, width: number): readonly Op[] {
  const bars = cell.segments.flatMap(({ from, to, look }) => {
    const start = Math.max(0, Math.min(from, to));
    const end = Math.min(1, Math.max(from, to));
    if (end <= start) return [];
    const box = { x: x + start * width, y: middle - BAR_HEIGHT / 2, width: (end - start) * width };
    return lookOps(look, { ...box, height: BAR_HEIGHT });
  });
  if (cell.target === undefined) return bars;
  const height = BAR_HEIGHT + 2 * TARGET_OVERHANG;
  return [...bars, targetOp(x + cell.target * width, middle - height / 2, height)];
}

/** A swatch and a word for each look. */
export function legendOps(
  legend: readonly LegendEntry[],
  x: number,
  top: number,
  typesetter: Typesetter,
): readonly Op[] {
  const middle = top + styles.caption.lineHeight / 2;
  let left = x;
  return legend.flatMap(({ look, text }) => {
    const line = typesetter.single(text, styles.caption);
    const swatch =
      look === 'target'
        ? [targetOp(left + SWATCH.width / 2, middle - SWATCH.height / 2 - 1, SWATCH.height + 2)]
        : lookOps(look, { x: left, y: middle - SWATCH.height / 2, ...SWATCH });
    const textX = left + SWATCH.width + SWATCH_GAP;
    left = textX + line.width + LEGEND_GAP;
    return [...swatch, ...lineOps(line, textX, top + typesetter.baseline(styles.caption), typesetter)];
  });
}

function targetOp(x: number, y: number, height: number): Op {
  return { kind: 'rect', x: x - TARGET_WIDTH / 2, y, width: TARGET_WIDTH, height, fill: colours.ink };
}

/** Each look differs in form, not only in colour: reports are printed in black and white. */
function lookOps(look: BarLook, box: Box): readonly Op[] {
  const filled = (fill: string): Op => ({ kind: 'rect', ...box, fill });
  const striped = (ground: string, stripe: string): readonly Op[] => [
    filled(ground),
    { kind: 'path', x: 0, y: 0, scale: 1, data: stripes(box), fill: stripe },
  ];
  switch (look) {
    case 'own':
      return [filled(colours.accent)];
    case 'deduction':
      return [filled(colours.control)];
    case 'gap':
      return striped(colours.gapGround, colours.gap);
    case 'what-if':
      return striped(colours.accent50, colours.accent500);
    case 'free':
      return [
        {
          kind: 'rect',
          x: box.x + 0.4,
          y: box.y + 0.4,
          width: Math.max(0, box.width - 0.8),
          height: box.height - 0.8,
          fill: colours.accent200,
          stroke: colours.accent,
          strokeWidth: 0.8,
        },
      ];
  }
}
