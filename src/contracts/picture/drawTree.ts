import type { PictureNode } from './pictureTree';
import {
  isDrawing,
  isPictureAttribute,
  isPictureElement,
  isPictureStyle,
  isWholeElement,
} from './vocabulary';

const svg = 'http://www.w3.org/2000/svg';

/**
 * Creates the nodes of a received picture one by one; returns the root nodes. What the vocabulary does not know is not
 * created, even if a check has let it through.
 */
export function drawTree(nodes: readonly PictureNode[], page: Document): Node[] {
  const made: (Element | undefined)[] = [];
  const top: Node[] = [];
  for (const node of nodes) {
    const element = 'name' in node ? drawElement(node, page) : undefined;
    made.push(element);
    const drawn = 'name' in node ? element : page.createTextNode(node.text);
    if (!drawn) continue;
    if (node.in === -1) top.push(drawn);
    else made[node.in]?.append(drawn);
  }
  return top;
}

function drawElement(
  { name, attributes = {}, style = {} }: Extract<PictureNode, { name: unknown }>,
  page: Document,
): Element | undefined {
  if (!isPictureElement(name) || !isWholeElement(name, attributes)) return undefined;
  const element = isDrawing(name) ? page.createElementNS(svg, name) : page.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (isPictureAttribute(name, key, value)) element.setAttribute(key, value);
  // by its object, as the content security policy wants it
  const { style: own } = element; // made just now
  for (const [property, value] of Object.entries(style))
    if (isPictureStyle(property, value)) own.setProperty(property, value);
  return element;
}
