import type { Op } from './op';

export type * from './op';

/**
 * A finished report as plain data: what is where, and what each thing is. The writer turns it into a PDF, the preview
 * draws it; both need nothing else.
 *
 * Lengths are points; the origin is the page's top left corner, y grows downwards.
 */
export interface Layout {
  readonly pages: readonly Page[];
  /** The document node: reading order and roles. */
  readonly tree: StructureNode;
  readonly outline: readonly OutlineEntry[];
  /** Characters that the fonts cannot draw, and their replacements. Warn the user. */
  readonly replacements: readonly Replacement[];
}

export interface Page {
  readonly width: number;
  readonly height: number;
  /** In painting order. */
  readonly groups: readonly Group[];
  readonly links: readonly LinkArea[];
}

/** Things drawn together: the content of one leaf of the tree, or an artifact that a screen reader skips. */
export type Group = ContentGroup | ArtifactGroup;

export interface ContentGroup {
  readonly kind: 'content';
  /** `StructureNode.id` */
  readonly node: number;
  readonly ops: readonly Op[];
}

export interface ArtifactGroup {
  readonly kind: 'artifact';
  /** `pagination`: header, footer, repeated table heads. `layout`: rules and bars. */
  readonly artifact: 'pagination' | 'layout';
  readonly ops: readonly Op[];
}

export interface LinkArea {
  readonly node: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly href: string;
  readonly text: string;
}

/** Standard structure types of PDF 1.7 (ISO 32000-1, 14.8.4), as far as a report needs them. */
export type Role =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Span'
  | 'Link'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'Caption'
  | 'THead'
  | 'TBody'
  | 'TFoot'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

/** Either has children or is the node of content groups, never both. */
export interface StructureNode {
  readonly id: number;
  readonly role: Role;
  readonly children: readonly StructureNode[];
  readonly scope?: 'Column' | 'Row';
  readonly listNumbering?: 'Disc' | 'Decimal';
  readonly figure?: FigureDescription;
}

export interface FigureDescription {
  readonly alt: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface OutlineEntry {
  readonly title: string;
  /** Index in `pages`. */
  readonly page: number;
  readonly top: number;
  readonly children: readonly OutlineEntry[];
}

export interface Replacement {
  readonly character: string;
  readonly replacedBy: string;
}
