import type { Block, TableBlock } from '@vp-digital/core/pdf';

/** Without whatever pictures amounts, in any chapter: from its lengths they could be read back. */
export const withoutDrawings = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'figure') return [];
    return [block.kind === 'table' ? withoutBars(block) : block];
  });

function withoutBars({ columns, rows, ...table }: TableBlock): TableBlock {
  const isText = (_: unknown, place: number) => columns[place]?.kind === 'text';
  return {
    ...table,
    columns: columns.filter(isText),
    rows: rows.map(({ cells, ...row }) => ({ ...row, cells: cells.filter(isText) })),
  };
}
