import { customerMarks } from '@vp-digital/core/shell';

const block = `[${customerMarks.block}]`;
const outside = `[${customerMarks.advisorOnly}], [hidden]`;

/** Side sheets next to the page made for the customer: calculations that the advisor has opened. */
const sideSheet = '[data-side-sheet]';

/**
 * The marked blocks of a page; if one is made for the customer only that one, followed by open calculations. If the
 * page is drawn for two places, `also` selects the second one.
 */
export function blocksOf(source: Element, also = false): Element[] {
  const blocks = [...source.querySelectorAll(block)].filter(
    (element) => !element.parentElement?.closest(block) && !element.closest(outside),
  );
  const pages = pagesFor(blocks.filter(isPage), also);
  return pages.length === 0 ? blocks : [...pages, ...blocks.filter((element) => element.matches(sideSheet))];
}

/** An area that draws it once shows that to both. */
function pagesFor(pages: readonly Element[], also: boolean): readonly Element[] {
  const own = pages.filter((element) => element.hasAttribute(customerMarks.also) === also);
  return own.length === 0 ? pages : own;
}

/** Whether a block is the page made for the customer, which is set in sizes for them already. */
export const isPage = (element: Element): boolean => element.hasAttribute(customerMarks.page);

/** Which page the blocks are of, as they say themselves; undefined where they do not, or do not say the same. */
export function pageOf(blocks: readonly Element[]): string | undefined {
  const said = new Set(blocks.filter(isPage).map((element) => element.getAttribute(customerMarks.page)));
  const [only] = said;
  return said.size === 1 && only ? only : undefined;
}

/** Whether a change of the page can change what the customer sees of it. */
export function touchesPicture({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (elementOf(target)?.closest(block)) return true;
  if (type === 'attributes') return holdsBlock(target); // it may have been hidden
  return [...addedNodes, ...removedNodes].some((node) => isBlock(node) || holdsBlock(node));
}

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);
const isBlock = (node: Node) => node instanceof Element && node.matches(block);
const holdsBlock = (node: Node) => node instanceof Element && node.querySelector(block) !== null;
