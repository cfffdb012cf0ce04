import type { FontSet } from '../fonts';
import type { ReportDocument } from '../model';
import { assertDrawable } from '../reportError';
import { flowOf } from './blocks/flowOf';
import { drawPages } from './drawPages';
import type { Layout } from './layoutModel';
import { outlineOf } from './outline';
import { page } from './style';
import { createTypesetter } from './text/typesetter';
import { createTree } from './tree';

/** Called with what is done of a whole, both in the same arbitrary unit. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Lays a report out on A4 pages: lines, tables, page breaks, header and footer, and the tree that says what everything
 * is. Pure: the same document gives the same layout, and the result is plain data.
 *
 * Throws `ReportError` when a table's rows and columns do not match.
 */
export function layout(document: ReportDocument, fonts: FontSet, onProgress?: OnProgress): Layout {
  assertDrawable(document);
  const typesetter = createTypesetter(fonts, document.meta.language);
  const tree = createTree();
  let done = 0;
  const onBlock = () => onProgress?.(++done, document.blocks.length);
  const pages = drawPages(flowOf(document, { typesetter, tree, onBlock }), document, typesetter);
  return {
    pages: pages.map(({ groups, links }) => ({ width: page.width, height: page.height, groups, links })),
    tree: tree.root,
    outline: outlineOf(pages),
    replacements: typesetter.replacements(),
  };
}
