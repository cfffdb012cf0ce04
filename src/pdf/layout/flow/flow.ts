import type { Canvas } from './canvas';

/** What the blocks of a report become: a column of slices that is then cut into pages. */
export type FlowItem = Slice | PageBreak | Cover;

/** A strip of the page that is never cut. */
export interface Slice {
  readonly kind: 'slice';
  readonly height: number;
  /** Distance to the slice above; none at the top of a page. */
  readonly spaceBefore: number;
  /** No page may end behind this slice. */
  readonly keepWithNext: boolean;
  /** Repeated above this slice when it comes to stand at the top of a page: the head of its table. */
  readonly repeatedHead?: Strip;
  /** A page that begins with it has no header. */
  readonly isTitle?: boolean;
  /** Footer text of the chapter that the slice belongs to. */
  readonly assumptions?: string;
  draw(canvas: Canvas, top: number, isFirstOnPage: boolean): void;
}

export interface Strip {
  readonly height: number;
  draw(canvas: Canvas, top: number): void;
}

export interface PageBreak {
  readonly kind: 'page-break';
  /** Only where the page is filled by more than this share, and what comes before the next break does not fit on it. */
  readonly fromShare?: number;
}

/** A page of its own without header and footer. */
export interface Cover {
  readonly kind: 'cover';
  draw(canvas: Canvas): void;
}
