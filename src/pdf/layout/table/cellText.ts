import type { Cell, Row, Text } from '../../model';
import { styles, type TextStyle } from '../style';
import type { Line } from '../text/lineBreaking';
import type { Typesetter } from '../text/typesetter';

export interface StyledLine {
  readonly line: Line;
  readonly style: TextStyle;
}

/** The lines of a cell: its text, then its note. An empty cell has none. */
export function cellLines(
  cell: Cell,
  row: Row,
  width: number,
  typesetter: Typesetter,
): readonly StyledLine[] {
  const text = textOfCell(cell);
  const note = typeof cell !== 'string' && cell.kind === 'text' ? cell.note : undefined;
  const styled = (content: Text, style: TextStyle) =>
    typesetter.lines(content, style, width).map((line) => ({ line, style }));
  const textLines = text === '' ? [] : styled(text, styleOfRow(row));
  if (note === undefined) return textLines;
  return [...textLines.map(closedBySpace), ...styled(note, styles.note)];
}

export function textOfCell(cell: Cell | undefined): Text {
  if (cell === undefined || typeof cell === 'string') return cell ?? '';
  return cell.kind === 'text' ? cell.text : '';
}

export function styleOfRow(row: Row): TextStyle {
  return row.kind === 'plain' ? styles.body : styles.strong;
}

export function linesHeight(lines: readonly StyledLine[]): number {
  return lines.reduce((sum, { style }) => sum + style.lineHeight, 0);
}

/** Text and note are read as two words. */
function closedBySpace({ line, style }: StyledLine): StyledLine {
  return { line: { ...line, endsWithSpace: true }, style };
}
