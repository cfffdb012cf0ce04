import { deepestPicture, mostPictureNodes, type PictureNode } from './pictureTree';
import {
  isEmptyElement,
  isPictureAttribute,
  isPictureElement,
  isPictureStyle,
  isWholeElement,
  type PictureElement,
} from './vocabulary';

/**
 * What stands in a picture, as it may be sent: what the vocabulary does not know is left out, an element with all that is
 * in it. Of two elements with one id the first keeps it.
 */
export function treeOf(picture: Element): PictureNode[] {
  const nodes: PictureNode[] = [];
  const ids = new Set<string>();
  const add = (parent: Element, into: number, depth: number): void => {
    if (depth > deepestPicture) return;
    for (const child of parent.childNodes) {
      if (nodes.length >= mostPictureNodes) return;
      if (child.nodeType === child.TEXT_NODE) addText(child.nodeValue ?? '', into);
      else if (child.nodeType === child.ELEMENT_NODE) addElement(child as Element, into, depth); // its type says so
    }
  };
  const addText = (text: string, into: number) => {
    if (text !== '') nodes.push({ in: into, text });
  };
  const addElement = (element: Element, into: number, depth: number) => {
    const name = element.localName;
    if (!isPictureElement(name)) return;
    const attributes = attributesOf(element, name, ids);
    if (!isWholeElement(name, attributes)) return;
    nodes.push({ in: into, name, ...unlessEmpty('attributes', attributes), ...styleOf(element) });
    if (!isEmptyElement(name)) add(element, nodes.length - 1, depth + 1);
  };
  add(picture, -1, 1);
  return nodes;
}

function attributesOf(element: Element, name: PictureElement, ids: Set<string>) {
  const attributes: Record<string, string> = {};
  for (const { name: key, value } of element.attributes)
    if (isPictureAttribute(name, key, value) && (key !== 'id' || !ids.has(value))) attributes[key] = value;
  if (attributes['id'] !== undefined) ids.add(attributes['id']);
  return attributes;
}

function styleOf(element: Element) {
  if (!('style' in element)) return {};
  const { style: set } = element as Element & ElementCSSInlineStyle; // what has a style has this one
  const style: Record<string, string> = {};
  for (const property of Array.from(set)) {
    const value = set.getPropertyValue(property).trim();
    if (isPictureStyle(property, value)) style[property] = value;
  }
  return unlessEmpty('style', style);
}

const unlessEmpty = (name: 'attributes' | 'style', record: Record<string, string>) =>
  Object.keys(record).length > 0 ? { [name]: record } : {};
