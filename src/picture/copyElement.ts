import { customerMarks } from '@vp-digital/core/shell';
import { copyAttributes } from './copyAttributes';

const svg = 'http://www.w3.org/2000/svg';

/** What never gets into the picture, wherever it is: actions, overlays, free text input. */
const leftOut = [
  `[${customerMarks.advisorOnly}]`,
  ...['button', 'a'].map((name) => `${name}:not([${customerMarks.words}])`),
  'textarea',
  'select',
  'script',
  'style',
  'link',
  'template',
  'noscript',
  'slot',
  'iframe',
  'object',
  'embed',
  'canvas',
  'video',
  'audio',
  'dialog',
  'foreignObject',
  '[hidden]',
  ...['listbox', 'menu', 'dialog', 'alertdialog', 'tooltip', 'status', 'alert'].map(
    (role) => `[role="${role}"]`,
  ),
  // the setting of a slider is shown in words next to it; its number says nothing
  ...['file', 'password', 'hidden', 'range'].map((type) => `input[type="${type}"]`),
].join();

/** Elements that would do something; in the picture they only stand there. */
const inert = new Set([
  'button',
  'a',
  'form',
  'label',
  'output',
  'details',
  'summary',
  'aside',
  'main',
  'nav',
]);

/** Marks what stood in a field: its figure is hidden with the amounts, whatever it is. */
export const typedMark = 'data-typed';

/** Called for every element that is copied. */
export type OnCopy = (source: Element, copy: Element) => void;

/**
 * A copy of an element for the customer's picture, made piece by piece from what is allowed: no actions, no addresses,
 * no handlers, no ids of the household; undefined for what is left out.
 */
export function copyElement(source: Element, page: Document, onCopy: OnCopy): Element | undefined {
  if (source.matches(leftOut)) return undefined;
  const copy = source instanceof HTMLInputElement ? copyInput(source, page) : emptyCopy(source, page);
  for (const child of source.childNodes) {
    if (child instanceof Text) copy.append(page.createTextNode(child.data));
    else if (child instanceof Element) copy.append(...maybe(copyElement(child, page, onCopy)));
  }
  onCopy(source, copy);
  return copy;
}

const maybe = (element: Element | undefined): Element[] => (element ? [element] : []);

function emptyCopy(source: Element, page: Document): Element {
  const isDrawing = source.namespaceURI === svg;
  const name = source.localName;
  const copy = isDrawing
    ? page.createElementNS(svg, name)
    : page.createElement(inert.has(name) ? (name === 'form' || name === 'aside' ? 'div' : 'span') : name);
  copyAttributes(source, copy, isDrawing);
  if (name === 'a') copy.removeAttribute('aria-label'); // it names the link, which is not there
  return copy;
}

/** A field becomes what stands in it; a box that is ticked stays one, without a function. */
function copyInput(source: HTMLInputElement, page: Document): Element {
  if (source.type === 'checkbox' || source.type === 'radio') {
    const box = page.createElement('input');
    copyAttributes(source, box, false);
    Object.assign(box, {
      type: source.type,
      defaultChecked: source.checked,
      disabled: true,
      ariaHidden: 'true',
    });
    return box;
  }
  const text = page.createElement('span');
  copyAttributes(source, text, false);
  text.setAttribute(typedMark, '');
  text.textContent = source.value;
  return text;
}
