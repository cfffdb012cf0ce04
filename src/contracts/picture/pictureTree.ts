import * as z from 'zod/mini';
import {
  isEmptyElement,
  isPictureAttribute,
  isPictureStyle,
  isWholeElement,
  pictureElements,
} from './vocabulary';

/** In an element there are so many around it at most. */
export const deepestPicture = 80;
/** Of the nodes of a picture together. */
export const mostPictureNodes = 12_000;

/** Where a node stands: the place of its element in the list, or -1 in the picture itself. */
const place = z.int().check(z.gte(-1), z.lt(mostPictureNodes));

const strings = z.optional(z.record(z.string(), z.string()));

const elementNode = z.strictObject({
  in: place,
  name: z.enum(pictureElements),
  attributes: strings,
  /** What is set on the element itself, by property. */
  style: strings,
});
type ElementNode = z.infer<typeof elementNode>;

const textNode = z.strictObject({ in: place, text: z.string().check(z.maxLength(20_000)) });

const pictureNode = z.union([textNode, elementNode]);
export type PictureNode = z.infer<typeof pictureNode>;

const isElementNode = (node: PictureNode): node is ElementNode => 'name' in node;

/**
 * What a customer sees of a page, as a list: every node after the element that it stands in. Only what the vocabulary of
 * pictures knows: no way, no handler, nothing that loads, no id twice.
 */
export const pictureTree = z
  .array(pictureNode)
  .check(z.maxLength(mostPictureNodes), z.refine(isAllowed, { error: 'Not in the vocabulary of pictures.' }));

function isAllowed(nodes: readonly PictureNode[]): boolean {
  const depths: number[] = [];
  const ids = new Set<string>();
  return nodes.every((node, at) => {
    const around = nodes[node.in];
    if (node.in >= at || (around !== undefined && !mayHold(around))) return false;
    const depth = (depths[node.in] ?? 0) + 1;
    depths.push(depth);
    return depth <= deepestPicture && (!isElementNode(node) || isAllowedElement(node, ids));
  });
}

const mayHold = (node: PictureNode): boolean => isElementNode(node) && !isEmptyElement(node.name);

function isAllowedElement({ name, attributes = {}, style = {} }: ElementNode, ids: Set<string>): boolean {
  const { id } = attributes;
  if ((id !== undefined && ids.has(id)) || !isWholeElement(name, attributes)) return false;
  if (id !== undefined) ids.add(id);
  return (
    allowed(attributes, (key, value) => isPictureAttribute(name, key, value)) &&
    allowed(style, isPictureStyle)
  );
}

const allowed = (record: Record<string, string>, is: (key: string, value: string) => boolean): boolean =>
  Object.entries(record).every(([key, value]) => is(key, value));
