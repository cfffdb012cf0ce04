import type { AmountSource } from './text';

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
  readonly of?: AmountSource;
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
  /** SVG path data. */
  readonly data: string;
}

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}
