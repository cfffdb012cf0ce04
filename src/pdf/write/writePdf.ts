import type PDFDocument from 'pdfkit';
import type { FontSet } from '../fonts';
import type { Group, Layout, LinkArea, OnProgress, OutlineEntry, Page } from '../layout';
import type { ReportDocument } from '../model';
import { ReportError } from '../reportError';
import { drawOp } from './drawOp';
import { addStructure, type Structure } from './structure';
import { joined, TaggedDocument } from './taggedDocument';

/**
 * Writes a layout as a tagged PDF 1.7 that claims PDF/UA-1: structure tree, artifacts, language, title, outline,
 * embedded subset fonts. The same layout and metadata give the same bytes, in Node and in every browser.
 *
 * `onProgress` is called after every page.
 */
export async function writePdf(
  layout: Layout,
  { meta }: ReportDocument,
  fonts: FontSet,
  onProgress?: OnProgress,
): Promise<Uint8Array<ArrayBuffer>> {
  const firstPage = layout.pages[0];
  if (firstPage === undefined) throw new ReportError('a layout without pages cannot be written');
  const document = new TaggedDocument(meta, [firstPage.width, firstPage.height], fonts);
  const bytes = collect(document);
  document.addPage();
  const structure = addStructure(document, layout.tree);
  for (const [index, page] of layout.pages.entries()) {
    if (index > 0) document.addPage();
    drawPage(document, page, structure);
    onProgress?.(index + 1, layout.pages.length);
  }
  addOutline(document, layout.outline, firstPage.width);
  document.end();
  return bytes;
}

function drawPage(document: PDFDocument, page: Page, structure: Structure): void {
  for (const group of page.groups) drawGroup(document, group, structure);
  for (const link of page.links) drawLink(document, link, structure);
  // pdfkit takes the page current at an element's end for the page of its annotations.
  for (const node of new Set(page.links.map((link) => link.node))) structure.get(node)?.element.end();
}

function drawGroup(document: PDFDocument, group: Group, structure: Structure): void {
  if (group.kind === 'artifact') {
    document.markContent('Artifact', { type: group.artifact === 'pagination' ? 'Pagination' : 'Layout' });
    for (const op of group.ops) drawOp(document, op);
    document.endMarkedContent();
    return;
  }
  const { node, element } = placeIn(structure, group.node);
  const content = document.markStructureContent(node.role);
  for (const op of group.ops) drawOp(document, op);
  document.endMarkedContent();
  element.add(content);
}

function drawLink(
  document: PDFDocument,
  { node, x, y, width, height, href, text }: LinkArea,
  structure: Structure,
) {
  const structParent = placeIn(structure, node).element;
  // pdfkit writes a `String` object as text, a plain string as a name.
  document.link(x, y, width, height, href, { structParent, Contents: new String(text) });
}

function placeIn(structure: Structure, node: number) {
  const place = structure.get(node);
  if (place === undefined) throw new ReportError(`content of a node that is not in the tree: ${node}`);
  return place;
}

/** pdfkit measures the left edge of an outline's goal from the right. */
function addOutline(document: PDFDocument, entries: readonly OutlineEntry[], pageWidth: number): void {
  const add = (outline: PDFDocument['outline'], { title, page, top, children }: OutlineEntry): void => {
    const options = { pageNumber: page, top, left: pageWidth, fit: false, expanded: true } as const;
    const item = outline.addItem(title, options);
    for (const child of children) add(item, child);
  };
  for (const entry of entries) add(document.outline, entry);
}

function collect(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve(joined(chunks)));
    document.on('error', reject);
  });
}
