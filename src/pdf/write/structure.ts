import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { StructureNode } from '../layout';

/** Structure elements by the id of their node. */
export type Structure = ReadonlyMap<
  number,
  { readonly node: StructureNode; readonly element: StructureElement }
>;

/** Makes the whole structure tree, still without content. A page must be open: pdfkit turns boxes by its height. */
export function addStructure(document: PDFDocument, root: StructureNode): Structure {
  const structure = new Map<number, { node: StructureNode; element: StructureElement }>();
  const elementOf = (node: StructureNode): StructureElement => {
    const element = document.struct(node.role, optionsOf(node));
    structure.set(node.id, { node, element });
    if (node.listNumbering !== undefined) {
      element.dictionary.data.A = { O: 'List', ListNumbering: node.listNumbering };
    }
    for (const child of node.children) element.add(elementOf(child));
    return element;
  };
  document.addStructure(elementOf(root));
  return structure;
}

function optionsOf({ scope, figure }: StructureNode) {
  return {
    ...(scope === undefined ? {} : { scope }),
    ...(figure === undefined
      ? {}
      : {
          alt: figure.alt,
          bbox: [figure.x, figure.y, figure.x + figure.width, figure.y + figure.height] as const,
        }),
  };
}
