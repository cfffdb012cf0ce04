import type { Shape } from './shape';
import type { TableBlock } from './table';
import type { AmountSource, Text } from './text';

export type Block =
  | CoverBlock
  | TitleBlock
  | ChapterBlock
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | TableBlock
  | FigureBlock
  | KeyFiguresBlock
  | SignaturesBlock
  | PageBreakBlock;

/** A page of its own, without header and footer. */
export interface CoverBlock {
  readonly kind: 'cover';
  /** Set in the display serif; `h1` of the cover. */
  readonly title: string;
  readonly subtitle?: string;
  /** Below the title, one line each: household, date, advisor. */
  readonly lines: readonly string[];
}

/** Opens a report that has no cover: what follows goes on below it on the first page, which has no header. */
export interface TitleBlock extends Omit<CoverBlock, 'kind'> {
  readonly kind: 'title';
  /** Next to the texts; left out if it cannot be read. */
  readonly picture?: Picture;
}

/** A photograph. */
export interface Picture {
  /** In Base64. */
  readonly jpeg: string;
  /** Text for screen readers. */
  readonly alt: string;
}

/** Opens a section: the chapter's name (small, `h1`) and its one sentence that says the result. */
export interface ChapterBlock {
  readonly kind: 'chapter';
  readonly name: string;
  /** The Kernsatz: serif, one run may be a `highlight`. */
  readonly keySentence: Text;
  /** Footer text of the pages this chapter stands on, instead of the footer's own. */
  readonly assumptions?: string;
  /**
   * `unlessItFits`: not where the page before is at most half full, or the chapter fits whole on what is left of it;
   * `unlessRoomIsLeft`: nor where it is at most two thirds full.
   */
  readonly startsNewPage?: boolean | 'unlessItFits' | 'unlessRoomIsLeft';
}

/** Stays with what follows it. */
export interface HeadingBlock {
  readonly kind: 'heading';
  readonly level: 2 | 3;
  readonly text: string;
}

export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly text: Text;
  /** `note` is the footnote size, muted. */
  readonly size?: 'body' | 'note';
}

export interface ListBlock {
  readonly kind: 'list';
  readonly marker: 'bullet' | 'number';
  readonly items: readonly Text[];
}

/** A vector drawing, kept whole on one page and followed by its data as a table. */
export interface FigureBlock {
  readonly kind: 'figure';
  /** What the drawing says, in one sentence: it replaces the drawing for a screen reader. */
  readonly alt: string;
  /** Size of the drawing in points; it is scaled down to the text width when wider. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** The same data: a drawing on its own is not accessible. */
  readonly table: TableBlock;
}

/** Up to four figures side by side; more go to the next line. */
export interface KeyFiguresBlock {
  readonly kind: 'key-figures';
  readonly items: readonly KeyFigure[];
}

export interface KeyFigure {
  readonly label: string;
  /** `5.450` */
  readonly value: string;
  /** `€ mtl.`, set smaller behind the value. */
  readonly unit?: string;
  readonly note?: string;
  readonly of?: AmountSource;
}

/** A line for place and day, and next to it one to sign on, for each person named below them. */
export interface SignaturesBlock {
  readonly kind: 'signatures';
  /** `Ort, Datum` */
  readonly placeAndDay: string;
  readonly names: readonly string[];
}

export interface PageBreakBlock {
  readonly kind: 'page-break';
}
