import type { KeyFigure } from '../../model';
import type { Canvas } from '../flow/canvas';
import type { Op } from '../layoutModel';
import { styles, type TextStyle } from '../style';
import type { Line } from '../text/lineBreaking';
import { lineOps } from '../text/textContent';
import type { Typesetter } from '../text/typesetter';
import type { NodeDraft } from '../tree';
import type { BlockContext } from '../blockContext';

const UNIT_GAP = 4;

export interface DrawnKeyFigure {
  readonly labelHeight: number;
  readonly valueHeight: number;
  /** Values stand on one line, however many lines their labels have. */
  draw(canvas: Canvas, x: number, labelTop: number, valueTop: number): void;
}

/** A label, below it the value with its smaller unit, below that a note. */
export function keyFigure(
  { label, value, unit, note, of }: KeyFigure,
  width: number,
  list: NodeDraft,
  { tree, typesetter }: BlockContext,
): DrawnKeyFigure {
  const item = tree.add(list, 'LI');
  const term = tree.add(item, 'Lbl');
  const body = tree.add(item, 'LBody');
  const source = of && { of };
  const labelLines = typesetter.lines(label, styles.caption, width);
  const noteLines =
    note === undefined ? [] : typesetter.lines([{ text: note, ...source }], styles.note, width);
  const number = wordOf(typesetter.single(value, styles.keyFigure, of));
  const unitWord = unit === undefined ? undefined : wordOf(typesetter.single(unit, styles.keyFigureUnit, of));
  const { lineHeight } = styles.keyFigure;
  return {
    labelHeight: labelLines.length * styles.caption.lineHeight,
    valueHeight: lineHeight + noteLines.length * styles.note.lineHeight,
    draw: (canvas, x, labelTop, valueTop) => {
      const baseline = valueTop + typesetter.baseline(styles.keyFigure);
      canvas.content(term, stackedLines(labelLines, styles.caption, x, labelTop, typesetter));
      canvas.content(body, [
        ...lineOps(number, x, baseline, typesetter),
        ...(unitWord === undefined
          ? []
          : lineOps(unitWord, x + number.width + UNIT_GAP, baseline, typesetter)),
        ...stackedLines(noteLines, styles.note, x, valueTop + lineHeight, typesetter),
      ]);
    },
  };
}

function stackedLines(
  lines: readonly Line[],
  style: TextStyle,
  x: number,
  top: number,
  typesetter: Typesetter,
): readonly Op[] {
  const baseline = top + typesetter.baseline(style);
  return lines.flatMap((line, index) => lineOps(line, x, baseline + index * style.lineHeight, typesetter));
}

/** What follows on the same line is a word of its own. */
function wordOf(line: Line): Line {
  return { ...line, endsWithSpace: true };
}
