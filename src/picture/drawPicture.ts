import { blocksOf, isPage, pageOf } from './blocks';
import { referredIds } from './copyAttributes';
import { copyElement, type OnCopy } from './copyElement';
import { hidden } from './hideAmounts';

/** Fills, gradients and clippings: nothing of these is read. */
const paint = 'pattern, linearGradient, radialGradient, clipPath';

export interface DrawOptions {
  /** The element in which the page's areas stand. */
  source: Element;
  /** For the second of two places. */
  also?: boolean;
  onCopy: OnCopy;
}

export interface DrawnBlocks {
  /** How many there are. */
  blocks: number;
  /** The path pattern of the page made for the customer, as it says itself; undefined without one, and where two differ. */
  path: string | undefined;
}

/**
 * Draws the marked blocks of a page anew into `picture`, which may stand in another window. What is not marked is never
 * read.
 */
export function drawPicture(picture: Element, { source, also, onCopy }: DrawOptions): DrawnBlocks {
  const page = picture.ownerDocument;
  const blocks = blocksOf(source, also);
  const drawn = blocks.flatMap((element) => {
    const copy = copyElement(element, page, onCopy);
    return copy ? [within(page, element, copy)] : [];
  });
  for (const one of drawn) hideAccountsOf(one);
  picture.replaceChildren(...drawn);
  addPaint(picture, source);
  return { blocks: drawn.length, path: pageOf(blocks) };
}

/** Styles hold under the version of the core that the block stands in; `data-page`: it is set in the customer's sizes. */
function within(page: Document, element: Element, copy: Element): Element {
  const around = page.createElement('div');
  const version = element.closest('[data-vp-ui]')?.getAttribute('data-vp-ui');
  if (version) around.setAttribute('data-vp-ui', version);
  around.translate = false;
  if (isPage(element)) around.dataset['page'] = '';
  around.append(copy);
  return around;
}

function hideAccountsOf(drawn: Element): void {
  const walker = drawn.ownerDocument.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text; // the walker shows texts only
    text.data = withoutAccounts(text.data);
  }
  for (const element of drawn.querySelectorAll('[aria-label]'))
    element.setAttribute('aria-label', withoutAccounts(element.getAttribute('aria-label') ?? ''));
}

/** Fills of charts may stand elsewhere on the page, once for all. */
function addPaint(picture: Element, source: Element): void {
  const page = picture.ownerDocument;
  const copies = referredIds(picture)
    .filter((id) => !picture.querySelector(`[id="customer-${CSS.escape(id)}"]`))
    .flatMap((id) => {
      const found = source.querySelector(`[id="${CSS.escape(id)}"]`);
      return (found?.matches(paint) && copyElement(found, page, () => {})) || [];
    });
  if (copies.length === 0) return;
  const drawing = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({ width: '0', height: '0', 'aria-hidden': 'true' }))
    drawing.setAttribute(name, value);
  drawing.append(...copies);
  picture.append(drawing);
}

const iban = /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]{4}){2,7}(?:[ \u00a0]?[A-Z0-9]{1,4})?\b/g;

/** A whole account number is never shown, even where a block has one: its last four characters are enough. */
const withoutAccounts = (text: string): string =>
  text.replace(iban, (number) => `${hidden} ${number.replace(/\s/g, '').slice(-4)}`);
