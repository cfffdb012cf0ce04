/**
 * The document model of a report: plain data that can be posted to a worker, stored and compared.
 *
 * It says what a report contains, never where it stands: pages, lines and tags are the layout's work. All texts
 * arrive finished (formatted, in the reader's language); the engine adds no words of its own.
 */
export interface ReportDocument {
  readonly meta: ReportMeta;
  readonly header: RunningHeader;
  readonly footer: RunningFooter;
  readonly blocks: readonly Block[];
}

export interface ReportMeta {
  /** Shown in the reader's window title. */
  readonly title: string;
  readonly subject: string;
  readonly language: 'de' | 'en';
  readonly author: string;
  /** ISO date-time with zone, e.g. `2026-10-01T09:00:00Z`; the file's only date: the same model, the same bytes. */
  readonly createdAt: string;
  /** A stable id of the report and its version; the file's identifier is made from it. */
  readonly documentId: string;
}

/** One line on top of every page but the cover. */
export interface RunningHeader {
  readonly left: string;
  readonly centre: string;
  readonly right: string;
}

/** At the foot of every page but the cover. */
export interface RunningFooter {
  /** `{n}` is the page, `{m}` the number of pages: `Seite {n} von {m}`. */
  readonly pageNumber: string;
  /** Shown while no chapter with assumptions of its own stands on the page. */
  readonly assumptions: string;
}

/** A stretch of text in one style. Links are written out: `text` should tell where `href` leads. */
export interface Run {
  readonly text: string;
  /** `highlight` is the accent colour of the key figure, for key sentences only. */
  readonly style?: 'strong' | 'highlight';
  /** `https:` or `mailto:` address. */
  readonly href?: string;
}

/**
 * A plain string or runs. NBSP (U+00A0) is never broken, U+00AD marks a place where a word may be broken, `\n` ends
 * a line.
 */
export type Text = string | readonly Run[];

export type Block =
  | CoverBlock
  | ChapterBlock
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | TableBlock
  | FigureBlock
  | KeyFiguresBlock
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

/** Opens a section: the chapter's name (small, `h1`) and its one sentence that says the result. */
export interface ChapterBlock {
  readonly kind: 'chapter';
  readonly name: string;
  /** The Kernsatz: serif, one run may be a `highlight`. */
  readonly keySentence: Text;
  /** Footer text of the pages this chapter stands on, instead of the footer's own. */
  readonly assumptions?: string;
  readonly startsNewPage?: boolean;
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

/**
 * Heads repeat on every page, rows are never split, at least three rows stay together, sums stay with the row before
 * them. The first text column holds the rows' headings. Every row has one cell per column.
 */
export interface TableBlock {
  readonly kind: 'table';
  readonly caption?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export type Column = TextColumn | BarColumn;

export interface TextColumn {
  readonly kind: 'text';
  readonly label: string;
  /** `right` for figures. Default: `left`. */
  readonly align?: 'left' | 'right';
  /** Share of the table's width; shares need not add up to one. */
  readonly width: number;
}

/**
 * Bars picture figures that stand in the same row as text: they are decoration to a screen reader and take no part in
 * the table's structure.
 */
export interface BarColumn {
  readonly kind: 'bar';
  readonly width: number;
  /** Shown in the column's head. */
  readonly legend?: readonly LegendEntry[];
}

export interface LegendEntry {
  readonly look: BarLook | 'target';
  readonly text: string;
}

/** What a bar means: ours, taken away, missing, merely assumed, left over. */
export type BarLook = 'own' | 'deduction' | 'gap' | 'what-if' | 'free';

export interface Row {
  /** `subtotal` and `total` are ruled off and bold; closing sums become the table's foot. */
  readonly kind: 'plain' | 'subtotal' | 'total';
  readonly cells: readonly Cell[];
}

/** A plain string is a text cell; `''` is an empty one. */
export type Cell = string | TextCell | BarCell;

export interface TextCell {
  readonly kind: 'text';
  readonly text: Text;
  /** A second, muted line: `mtl.`, `einmalig`. */
  readonly note?: string;
}

/** Only in a bar column. All places are shares of the column's width, 0 to 1. */
export interface BarCell {
  readonly kind: 'bar';
  readonly segments: readonly BarSegment[];
  /** The Soll mark. */
  readonly target?: number;
}

export interface BarSegment {
  readonly from: number;
  readonly to: number;
  readonly look: BarLook;
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
  /** The same data: a drawing alone is not accessible. */
  readonly table: TableBlock;
}

/** Points, origin top left, y downwards. Colours are `#rrggbb`. */
export type Shape = TextShape | RectShape | LineShape | PathShape;

export interface TextShape {
  readonly kind: 'text';
  /** Where the text starts, is centred or ends. */
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly colour: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly strong?: boolean;
}

export interface RectShape extends Paint {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface LineShape {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stroke: string;
  readonly strokeWidth: number;
  /** Lengths of dash and gap. */
  readonly dash?: readonly [number, number];
}

export interface PathShape extends Paint {
  readonly kind: 'path';
  /** SVG path data, as `d3-shape` writes it. */
  readonly data: string;
}

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
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
}

export interface PageBreakBlock {
  readonly kind: 'page-break';
}
