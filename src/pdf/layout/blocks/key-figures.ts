import type { KeyFigure, KeyFiguresBlock } from '../../model';
import type { Canvas } from '../flow/canvas';
import type { Slice } from '../flow/flow';
import type { Op } from '../layout-model';
import { colours, page, styles, textWidth } from '../style';
import type { Line } from '../text/line-breaking';
import { lineOps } from '../text/text-content';
import type { NodeDraft } from '../tree';
import type { BlockContext } from './block-context';

const PER_LINE = 4;
const GUTTER = 14;
const PADDING = 8;
const UNIT_GAP = 4;
const STRIP_GAP = 8;

/** A list of terms and values: a screen reader hears "Frei verfügbar: 566 € mtl.". */
export function keyFigureSlices(block: KeyFiguresBlock, context: BlockContext): readonly Slice[] {
  const list = context.tree.add(context.section, 'L');
  const columns = Math.min(PER_LINE, block.items.length);
  const strips = Math.ceil(block.items.length / PER_LINE);
  return Array.from({ length: strips }, (_, strip) =>
    stripSlice(block.items.slice(strip * PER_LINE, (strip + 1) * PER_LINE), columns, list, {
      ...context,
      spaceBefore: strip === 0 ? context.spaceBefore : STRIP_GAP,
    }),
  );
}

function stripSlice(
  items: readonly KeyFigure[],
  columns: number,
  list: NodeDraft,
  context: BlockContext,
): Slice {
  const columnWidth = textWidth / columns;
  const figures = items.map((item) => keyFigure(item, columnWidth - GUTTER, list, context));
  const labelHeight = Math.max(...figures.map((figure) => figure.labelHeight));
  const height = 2 * PADDING + labelHeight + Math.max(...figures.map((figure) => figure.valueHeight));
  return {
    kind: 'slice',
    height,
    spaceBefore: context.spaceBefore,
    keepWithNext: false,
    draw: (canvas, top) => {
      canvas.artifact('layout', stripRules(figures.length, columnWidth, top, height));
      for (const [index, figure] of figures.entries()) {
        const x = page.left + index * columnWidth + (index === 0 ? 0 : GUTTER);
        figure.draw(canvas, x, top + PADDING, labelHeight);
      }
    },
  };
}

/** Hairlines above, below and between the figures. */
function stripRules(count: number, columnWidth: number, top: number, height: number): readonly Op[] {
  const rule = (x1: number, y1: number, x2: number, y2: number): Op => ({
    kind: 'line',
    x1,
    y1,
    x2,
    y2,
    stroke: colours.line2,
    strokeWidth: 0.5,
  });
  const right = page.left + textWidth;
  const bottom = top + height;
  const between = Array.from({ length: count - 1 }, (_, index) => page.left + (index + 1) * columnWidth);
  return [
    rule(page.left, top, right, top),
    rule(page.left, bottom, right, bottom),
    ...between.map((x) => rule(x, top + PADDING, x, bottom - PADDING)),
  ];
}

interface DrawnKeyFigure {
  readonly labelHeight: number;
  readonly valueHeight: number;
  draw(canvas: Canvas, x: number, top: number, labelHeight: number): void;
}

function keyFigure(
  { label, value, unit, note }: KeyFigure,
  width: number,
  list: NodeDraft,
  { tree, typesetter }: BlockContext,
): DrawnKeyFigure {
  const item = tree.add(list, 'LI');
  const term = tree.add(item, 'Lbl');
  const body = tree.add(item, 'LBody');
  const labelLines = typesetter.lines(label, styles.caption, width);
  const noteLines = note === undefined ? [] : typesetter.lines(note, styles.note, width);
  const number = spaced(typesetter.single(value, styles.keyFigure));
  const unitLine = unit === undefined ? undefined : spaced(typesetter.single(unit, styles.keyFigureUnit));
  const baseline = typesetter.baseline(styles.keyFigure);
  const lines = (
    of: readonly Line[],
    style: typeof styles.caption | typeof styles.note,
    x: number,
    top: number,
  ) =>
    of.flatMap((line, index) =>
      lineOps(line, x, top + index * style.lineHeight + typesetter.baseline(style), typesetter),
    );
  return {
    labelHeight: labelLines.length * styles.caption.lineHeight,
    valueHeight: styles.keyFigure.lineHeight + noteLines.length * styles.note.lineHeight,
    draw: (canvas, x, top, labelHeight) => {
      const valueTop = top + labelHeight;
      canvas.content(term, lines(labelLines, styles.caption, x, top));
      canvas.content(body, [
        ...lineOps(number, x, valueTop + baseline, typesetter),
        ...(unitLine === undefined
          ? []
          : lineOps(unitLine, x + number.width + UNIT_GAP, valueTop + baseline, typesetter)),
        ...lines(noteLines, styles.note, x, valueTop + styles.keyFigure.lineHeight),
      ]);
    },
  };
}

/** What follows on the same line is a word of its own. */
function spaced(line: Line): Line {
  return { ...line, endsWithSpace: true };
}
