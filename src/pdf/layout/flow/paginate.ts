import type { Cover, FlowItem, Slice, Strip } from './flow';

export type PlannedPage = PlannedCover | PlannedTextPage;

export interface PlannedCover {
  readonly kind: 'cover';
  readonly cover: Cover;
}

export interface PlannedTextPage {
  readonly kind: 'text';
  readonly repeatedHead?: Strip;
  /** From top to bottom; tops are measured from the top of the text area. */
  readonly slices: readonly PlannedSlice[];
}

export interface PlannedSlice {
  readonly slice: Slice;
  readonly top: number;
}

/**
 * Cuts a flow into pages of one height. Slices that keep together move to the next page together; only what is higher
 * than a whole page is cut between its slices all the same. Chapters begin lower on their pages than they would where that saves
 * a page, or fills one that would stay half empty.
 */
export function paginate(items: readonly FlowItem[], pageHeight: number): readonly PlannedPage[] {
  const [first, ...lower] = [0, ...beginnings].map((share) => planned(beginningAt(items, share), pageHeight));
  return lower.reduce((best, pages) => (isBetter(pages, best, pageHeight) ? pages : best), first ?? []);
}

/** How full a page may be for a chapter to begin on it all the same. */
const beginnings = [3 / 5, 2 / 3, 4 / 5];

const beginningAt = (items: readonly FlowItem[], share: number): readonly FlowItem[] =>
  items.map((item) =>
    item.kind === 'page-break' && item.fromShare !== undefined
      ? { ...item, fromShare: Math.max(item.fromShare, share) }
      : item,
  );

/** A page that is filled by less looks as if something was missing; the last may end where it does. */
const filled = 3 / 5;

function isBetter(pages: readonly PlannedPage[], best: readonly PlannedPage[], pageHeight: number): boolean {
  const emptyOf = (of: readonly PlannedPage[]) =>
    of.slice(0, -1).filter((page) => page.kind === 'text' && endOf(page) < filled * pageHeight).length;
  return pages.length === best.length ? emptyOf(pages) < emptyOf(best) : pages.length < best.length;
}

const endOf = ({ slices }: PlannedTextPage): number => {
  const last = slices.at(-1);
  return last ? last.top + last.slice.height : 0;
};

function planned(items: readonly FlowItem[], pageHeight: number): readonly PlannedPage[] {
  const pages: PlannedPage[] = [];
  let page = emptyPage();

  const closePage = () => {
    if (page.slices.length > 0) pages.push(page);
    page = emptyPage();
  };
  const place = (slice: Slice) => {
    if (page.slices.length === 0 && slice.repeatedHead !== undefined) {
      page = { kind: 'text', repeatedHead: slice.repeatedHead, slices: [], end: slice.repeatedHead.height };
    }
    const top = page.end + (page.slices.length === 0 ? 0 : slice.spaceBefore);
    page.slices.push({ slice, top });
    page.end = top + slice.height;
  };
  const fits = (chunk: readonly Slice[]) =>
    page.end + spaceNeeded(chunk, page.slices.length === 0) <= pageHeight;

  const chunks = chunksOf(items);
  for (const [index, item] of chunks.entries()) {
    if (item.kind === 'page-break') {
      const { fromShare } = item;
      const isRoomy =
        fromShare !== undefined &&
        (page.end <= pageHeight * fromShare || fits(untilBreak(chunks.slice(index + 1))));
      if (!isRoomy) closePage();
    } else if (item.kind === 'cover') {
      closePage();
      pages.push({ kind: 'cover', cover: item });
    } else {
      if (!fits(item.slices)) closePage();
      const isHigherThanAPage = !fits(item.slices);
      for (const slice of item.slices) {
        if (isHigherThanAPage && !fits([slice])) closePage();
        place(slice);
      }
    }
  }
  closePage();
  return pages;
}

/** What stands before the next break. */
function untilBreak(chunks: readonly FlowPart[]): Slice[] {
  const end = chunks.findIndex(({ kind }) => kind !== 'chunk');
  const before = end === -1 ? chunks : chunks.slice(0, end);
  return before.flatMap((chunk) => (chunk.kind === 'chunk' ? chunk.slices : []));
}

interface OpenPage extends PlannedTextPage {
  readonly slices: PlannedSlice[];
  end: number;
}

function emptyPage(): OpenPage {
  return { kind: 'text', slices: [], end: 0 };
}

interface Chunk {
  readonly kind: 'chunk';
  readonly slices: readonly Slice[];
}

type FlowPart = Chunk | Exclude<FlowItem, Slice>;

/** Joins slices that must stay on one page. */
function chunksOf(items: readonly FlowItem[]): readonly FlowPart[] {
  const chunks: FlowPart[] = [];
  let open: Slice[] = [];
  const close = () => {
    if (open.length > 0) chunks.push({ kind: 'chunk', slices: open });
    open = [];
  };
  for (const item of items) {
    if (item.kind === 'slice') {
      open.push(item);
      if (!item.keepWithNext) close();
    } else {
      close();
      chunks.push(item);
    }
  }
  close();
  return chunks;
}

function spaceNeeded(chunk: readonly Slice[], startsPage: boolean): number {
  return chunk.reduce((sum, slice, index) => {
    const above = startsPage && index === 0 ? (slice.repeatedHead?.height ?? 0) : slice.spaceBefore;
    return sum + above + slice.height;
  }, 0);
}
