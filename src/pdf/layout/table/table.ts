import type { Row, TableBlock } from '../../model';
import type { BlockContext } from '../blockContext';
import { textSlices } from '../textSlices';
import type { Slice } from '../flow/flow';
import { styles, textWidth } from '../style';
import { createTextContent } from '../text/textContent';
import { tableGrid } from './grid';
import { tableHead } from './head';
import { rowSlices } from './row';

/** So many rows stay together at a table's beginning and end. */
const ROWS_TOGETHER = 3;
/** A table of no more rows is not torn: it goes to the next page with its heading, unless a page is too low for it. */
const ROWS_OF_A_WHOLE = 7;

export function tableSlices(block: TableBlock, context: BlockContext): readonly Slice[] {
  const { tree, typesetter, section, spaceBefore } = context;
  const { rows } = block;
  const table = tree.add(section, 'Table');
  const caption =
    block.caption === undefined
      ? []
      : textSlices(typesetter.lines(block.caption, styles.caption, textWidth), {
          content: createTextContent(tree.add(table, 'Caption'), false, context),
          style: styles.caption,
          spaceBefore,
          keepWithNext: true,
        });

  const grid = tableGrid(block, typesetter);
  const head = tableHead(grid, tree.add(tree.add(table, 'THead'), 'TR'), context);
  const headSlice: Slice = {
    kind: 'slice',
    height: head.height,
    spaceBefore: caption.length > 0 ? 0 : spaceBefore,
    keepWithNext: rows.length > 0,
    draw: head.draw,
  };

  const bodyRows = rows.length - closingSums(rows);
  const body = bodyRows > 0 ? tree.add(table, 'TBody') : undefined;
  const foot = bodyRows < rows.length ? tree.add(table, 'TFoot') : undefined;
  return [
    ...caption,
    headSlice,
    ...rows.flatMap((row, index) => {
      const part = (index < bodyRows ? body : foot) ?? table;
      const place = {
        isFirst: index === 0,
        isLast: index === rows.length - 1,
        keepWithNext: staysWithNext(rows, index),
        repeatedHead: head.repeated,
      };
      return rowSlices(row, grid, tree.add(part, 'TR'), place, context);
    }),
  ];
}

/** Sums at the end are the table's foot; a table of sums only has none. */
function closingSums(rows: readonly Row[]): number {
  const lastPlain = rows.findLastIndex((row) => row.kind === 'plain');
  return lastPlain === -1 ? 0 : rows.length - 1 - lastPlain;
}

function staysWithNext(rows: readonly Row[], index: number): boolean {
  const next = rows[index + 1];
  if (next === undefined) return false;
  if (rows.length <= ROWS_OF_A_WHOLE) return true;
  const isAtBeginning = index < ROWS_TOGETHER - 1;
  const isAtEnd = index >= rows.length - ROWS_TOGETHER;
  return isAtBeginning || isAtEnd || next.kind !== 'plain';
}
