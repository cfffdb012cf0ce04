import type { Block, ReportDocument } from '../../model';
import type { FlowItem, Slice } from '../flow/flow';
import { tableSlices } from '../table/table';
import type { Typesetter } from '../text/typesetter';
import type { Tree } from '../tree';
import type { BlockContext } from '../blockContext';
import { coverPage } from './cover';
import { figureSlice } from './figure';
import { keyFigureSlices } from './keyFigures';
import { signatureSlices } from './signatures';
import { chapterSlices, headingSlices, listSlices, paragraphSlices } from './texts';
import { titleSlices } from './title';

interface FlowContext {
  readonly typesetter: Typesetter;
  readonly tree: Tree;
  /** Called after every block. */
  readonly onBlock: () => void;
}

/** The report as one column of slices; cover, title and chapters open the sections of its tree. */
export function flowOf(
  { blocks }: ReportDocument,
  { typesetter, tree, onBlock }: FlowContext,
): readonly FlowItem[] {
  const items: FlowItem[] = [];
  let section = tree.root;
  let assumptions: string | undefined;
  let previous: Block['kind'] | undefined;

  for (const [index, block] of blocks.entries()) {
    if (opensSection.has(block.kind)) section = tree.add(tree.root, 'Sect');
    if (block.kind === 'chapter') assumptions = block.assumptions;
    if (block.kind === 'chapter' && block.startsNewPage)
      items.push({
        kind: 'page-break',
        ...(block.startsNewPage !== true && { fromShare: fromShare[block.startsNewPage] }),
      });
    const context = { typesetter, tree, section, spaceBefore: spaceBetween(previous, block.kind) };
    for (const item of withNote(itemsOf(block, context), block, blocks[index + 1])) {
      items.push(item.kind === 'slice' && assumptions !== undefined ? { ...item, assumptions } : item);
    }
    previous = block.kind;
    onBlock();
  }
  return items;
}

/** The last row of a table stays with the note that explains it, which would be alone on the next page. */
function withNote(items: readonly FlowItem[], block: Block, next: Block | undefined): readonly FlowItem[] {
  const hasNote = next?.kind === 'paragraph' && next.size === 'note';
  const last = items.at(-1);
  if (!hasNote || !(block.kind === 'table' || block.kind === 'figure') || last?.kind !== 'slice')
    return items;
  return [...items.slice(0, -1), { ...last, keepWithNext: true }];
}

/** How full a page has to be for a chapter to begin on the next one. */
const fromShare = { unlessItFits: 1 / 2, unlessRoomIsLeft: 2 / 3 } as const;

const opensSection: ReadonlySet<Block['kind']> = new Set(['cover', 'title', 'chapter']);

function itemsOf(block: Block, context: BlockContext): readonly FlowItem[] {
  switch (block.kind) {
    case 'cover':
      return [coverPage(block, context)];
    case 'page-break':
      return [{ kind: 'page-break' }];
    case 'figure':
      return [
        figureSlice(block, context),
        ...tableSlices(block.table, { ...context, spaceBefore: FIGURE_TO_TABLE }),
      ];
    default:
      return slicesOf(block, context);
  }
}

function slicesOf(
  block: Exclude<Block, { kind: 'cover' | 'page-break' | 'figure' }>,
  context: BlockContext,
): readonly Slice[] {
  switch (block.kind) {
    case 'title':
      return titleSlices(block, context);
    case 'chapter':
      return chapterSlices(block, context);
    case 'heading':
      return headingSlices(block, context);
    case 'paragraph':
      return paragraphSlices(block, context);
    case 'list':
      return listSlices(block, context);
    case 'table':
      return tableSlices(block, context);
    case 'key-figures':
      return keyFigureSlices(block, context);
    case 'signatures':
      return signatureSlices(block, context);
  }
}

const FIGURE_TO_TABLE = 10;

/** Distances above a block, if something is above it. */
const spaceAbove: Readonly<Record<Block['kind'], number>> = {
  cover: 0,
  title: 0,
  chapter: 34,
  heading: 22,
  paragraph: 8,
  list: 6,
  table: 10,
  figure: 12,
  'key-figures': 14,
  signatures: 8,
  'page-break': 0,
};

/** A heading is close to what it names, a chapter's sentence has room. */
const spaceBelow: Readonly<Partial<Record<Block['kind'], number>>> = { heading: 3, chapter: 22, title: 24 };

function spaceBetween(above: Block['kind'] | undefined, below: Block['kind']): number {
  return above === undefined ? 0 : (spaceBelow[above] ?? spaceAbove[below]);
}
