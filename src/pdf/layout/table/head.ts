import type { Canvas } from '../flow/canvas';
import type { Strip } from '../flow/flow';
import type { Op } from '../layoutModel';
import { colours, page, styles, textWidth } from '../style';
import type { Line } from '../text/lineBreaking';
import { lineOps } from '../text/textContent';
import type { Typesetter } from '../text/typesetter';
import type { NodeDraft, Tree } from '../tree';
import { legendOps } from './bars';
import type { GridColumn } from './grid';

const PADDING = 4;

/** A table's head: once as what it is, and again on every further page as an artifact. */
export interface TableHead {
  readonly height: number;
  draw(canvas: Canvas, top: number): void;
  readonly repeated: Strip;
}

export function tableHead(
  grid: readonly GridColumn[],
  row: NodeDraft,
  { tree, typesetter }: { readonly tree: Tree; readonly typesetter: Typesetter },
): TableHead {
  const cells = grid.flatMap(({ column, x, width }) => {
    if (column.kind === 'bar') return [];
    const node = tree.add(row, 'TH', { scope: 'Column' });
    const lines = typesetter.lines(column.label, styles.caption, width);
    return [{ node, ops: (top: number) => labelOps(lines, x, width, column.align, top, typesetter) }];
  });
  const lineCount = Math.max(1, ...grid.map((gridColumn) => labelLineCount(gridColumn, typesetter)));
  const height = lineCount * styles.caption.lineHeight + 2 * PADDING;
  const decoration = (top: number): readonly Op[] => [
    ...grid.flatMap(({ column, x }) =>
      column.kind === 'bar' ? legendOps(column.legend ?? [], x, top + PADDING, typesetter) : [],
    ),
    headRule(top + height),
  ];
  return {
    height,
    draw: (canvas, top) => {
      for (const { node, ops } of cells) canvas.content(node, ops(top + PADDING));
      canvas.artifact('layout', decoration(top));
    },
    repeated: {
      height,
      draw: (canvas, top) =>
        canvas.artifact('pagination', [
          ...cells.flatMap(({ ops }) => ops(top + PADDING)),
          ...decoration(top),
        ]),
    },
  };
}

function labelLineCount({ column, width }: GridColumn, typesetter: Typesetter): number {
  return column.kind === 'text' ? typesetter.lines(column.label, styles.caption, width).length : 1;
}

function labelOps(
  lines: readonly Line[],
  x: number,
  width: number,
  align: 'left' | 'right' | undefined,
  top: number,
  typesetter: Typesetter,
): readonly Op[] {
  const baseline = typesetter.baseline(styles.caption);
  return lines.flatMap((line, index) =>
    lineOps(
      line,
      align === 'right' ? x + width - line.width : x,
      top + index * styles.caption.lineHeight + baseline,
      typesetter,
    ),
  );
}

function headRule(y: number): Op {
  return {
    kind: 'line',
    x1: page.left,
    y1: y,
    x2: page.left + textWidth,
    y2: y,
    stroke: colours.line2,
    strokeWidth: 0.75,
  };
}
