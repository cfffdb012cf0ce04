import type { FontName } from '../fonts';
import type { AmountSource } from '../model';

/** One drawing instruction. Points, origin at the page's top left corner; colours are `#rrggbb`. */
export type Op = TextOp | RectOp | LineOp | PathOp | ImageOp;

export interface TextOp {
  readonly kind: 'text';
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  /** Where a line was broken at a space, the space closes the text: it separates the words for a reader. */
  readonly text: string;
  /** Without the closing space. For SVG: `textLength`. */
  readonly width: number;
  readonly font: FontName;
  readonly size: number;
  readonly colour: string;
  /** A hyphen at a line's end that is not part of the word. */
  readonly isSoftHyphen?: true;
  readonly of?: AmountSource;
}

export interface RectOp {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

export interface LineOp {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly dash?: readonly [number, number];
}

export interface PathOp {
  readonly kind: 'path';
  /** The data's own origin and scale on the page: `translate(x y) scale(scale)`. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** SVG path data. */
  readonly data: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

export interface ImageOp {
  readonly kind: 'image';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In Base64. */
  readonly jpeg: string;
}
