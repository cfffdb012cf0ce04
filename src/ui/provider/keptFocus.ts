const shared = Symbol.for('vp-digital.kept-focus');

/** One for the document, though the shell and every area may bring a copy of this module. */
const page: typeof globalThis & { [shared]?: { users: number; stop(): void } } = globalThis;

/** Paths of the focus that are remembered: a dialog within a sheet, and what opened each of them. */
const mostPaths = 8;

/** A dialog gives the focus back, and a form takes it, before anything is decided here. */
const settled = 60;

/**
 * The one rule for where the focus goes when what had it disappears: to the notice that takes its place, else into the
 * form that does, else to the heading of the nearest part that remains. What lay over the page hands it to what
 * opened it. Whoever has the focus by then keeps it.
 */
export function keepFocus(): () => void {
  page[shared] ??= { users: 0, stop: watch() };
  const ours = page[shared];
  ours.users += 1;
  return () => {
    ours.users -= 1;
    if (ours.users > 0) return;
    ours.stop();
    delete page[shared];
  };
}

function watch(): () => void {
  const { document } = window;
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const paths: Element[][] = []; // from the element outwards: once it is removed, its parents are unknown
  let added: Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let byPointer = false;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    paths.push(outwards(target));
    if (paths.length > mostPaths) paths.shift();
  };
  const place = () => {
    timer = undefined;
    const target = isLost() ? placeFor(paths, added) : undefined;
    added = [];
    if (!target) return;
    if (!target.matches(focusable)) target.tabIndex = -1;
    target.focus({ preventScroll: byPointer }); // under a finger the page stays where it is
  };
  const observer = new MutationObserver((records) => {
    if (!isLost() || paths.at(-1)?.[0]?.isConnected !== false) return;
    added.push(...records.flatMap(({ addedNodes }) => [...addedNodes].filter(isElement)));
    clearTimeout(timer);
    timer = setTimeout(place, settled);
  });
  const note = ({ type }: Event) => {
    byPointer = type === 'pointerdown';
  };
  document.addEventListener('focusin', remember);
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, note, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', remember);
    for (const type of ['pointerdown', 'keydown']) window.removeEventListener(type, note, true);
  };
}

const isElement = (node: Node): node is Element => node instanceof Element;

function outwards(element: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';
const parts =
  'section, article, form, fieldset, aside, dialog, [role="group"], [role="dialog"], header, main';
const headings = 'h1, h2, h3, h4, legend';
const notices = '[role="alert"], [role="status"]';
const forms = 'form, fieldset, [role="group"]';
const fields = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [role="combobox"]';

function placeFor(paths: readonly Element[][], added: readonly Element[]): HTMLElement | undefined {
  for (const path of paths.toReversed()) {
    const [element] = path;
    if (element instanceof HTMLElement && isShown(element)) return element;
    const home = path.find(isShown);
    const part = home?.closest(parts);
    if (!home || !part) continue; // it lay over the page: what opened it is asked next
    const within = (container: Element) => added.filter((node) => container.contains(node) && isShown(node));
    return (
      firstOf(within(part), notices, hasWords) ??
      firstOf(within(home), forms)?.querySelector<HTMLElement>(fields) ??
      headingFrom(part)
    );
  }
  return document.querySelector<HTMLElement>('main') ?? undefined;
}

/** The first that is one of them, or holds one. */
function firstOf(nodes: readonly Element[], wanted: string, isRight = isShown): HTMLElement | undefined {
  const found = nodes.flatMap((node) => [
    ...(node.matches(wanted) ? [node] : []),
    ...node.querySelectorAll(wanted),
  ]);
  return found.filter((node): node is HTMLElement => node instanceof HTMLElement).find(isRight);
}

function headingFrom(part: Element): HTMLElement | undefined {
  for (let at: Element | null | undefined = part; at; at = at.parentElement?.closest(parts)) {
    const heading = [...at.querySelectorAll<HTMLElement>(headings)].find(isShown);
    if (heading) return heading;
    if (at.matches('main')) return at;
  }
  return undefined;
}

const isShown = (element: Element) =>
  element.isConnected && !element.closest('[hidden], [inert], [aria-hidden="true"]');
const hasWords = (element: Element) => isShown(element) && element.textContent.trim() !== '';
