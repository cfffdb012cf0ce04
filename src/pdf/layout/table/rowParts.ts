import type { TextContent } from '../text/textContent';
import type { StyledLine } from './cellText';
import type { GridColumn } from './grid';

/** A row higher than this goes on in a second slice: no page could take it. */
const MAXIMAL_HEIGHT = 510;

export interface RowCell {
  readonly column: GridColumn;
  readonly lines: readonly StyledLine[];
  readonly content: TextContent;
}

/** Cuts the cells of a row into parts that fit on a page: one, unless the row is very high. */
export function cutIntoParts(cells: readonly RowCell[]): readonly (readonly RowCell[])[] {
  const parts: RowCell[][] = [];
  let rest = cells;
  do {
    const cuts = rest.map(({ lines }) => linesThatFit(lines));
    parts.push(rest.map((cell, index) => ({ ...cell, lines: cell.lines.slice(0, cuts[index]) })));
    rest = rest.map((cell, index) => ({ ...cell, lines: cell.lines.slice(cuts[index]) }));
  } while (rest.some(({ lines }) => lines.length > 0));
  return parts;
}

function linesThatFit(lines: readonly StyledLine[]): number {
  let height = 0;
  const firstTooMuch = lines.findIndex(({ style }) => {
    height += style.lineHeight;
    return height > MAXIMAL_HEIGHT;
  });
  return firstTooMuch === -1 ? lines.length : firstTooMuch;
}
