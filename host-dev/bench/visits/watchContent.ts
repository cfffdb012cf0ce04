/** What `watchContent` gives the page. */
export interface WatchedWindow {
  /** Milliseconds from the start of the document until its first content stood. */
  firstContent(): Promise<number>;
  /** Clicks and gives the milliseconds from the event to the frame after the content that stands then. */
  contentAfter(element: Element): Promise<number>;
  /** Clicks and gives the milliseconds from the event to the frame after which the page says the text. */
  textAfter(element: Element, text: string): Promise<number>;
  /** Clicks and gives the milliseconds from the event until the page holds a file to be saved. */
  fileAfter(element: Element): Promise<number>;
}

/**
 * Runs in the page before everything else. Content stands when the page has another heading than before, which is no
 * outline's, and nothing in it is busy; it counts from the first frame after which that stayed so.
 */
export function watchContent(): void {
  const calm = 500;
  const heading = () => document.querySelector('main:not([inert] *) h1')?.textContent ?? '';
  const isReady = (before: string) =>
    heading() !== '' &&
    heading() !== before &&
    !heading().endsWith('wird geladen') &&
    !document.querySelector('main:not([inert] *) [aria-busy="true"], main[aria-busy="true"]');
  const current = (before: string) =>
    new Promise<number>((resolve) => {
      let readyAt = Number.NaN;
      let look = 0;
      const observer = new MutationObserver(() => note());
      const note = () => {
        if (!isReady(before)) readyAt = Number.NaN;
        else if (Number.isNaN(readyAt)) {
          readyAt = 0;
          requestAnimationFrame(() =>
            setTimeout(() => {
              if (readyAt === 0) readyAt = performance.now();
            }),
          );
        }
        clearTimeout(look);
        look = window.setTimeout(end, calm);
      };
      const end = () => {
        if (!(readyAt > 0)) return;
        observer.disconnect();
        resolve(readyAt);
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      note();
    });
  const files: ((at: number) => void)[] = [];
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    for (const hear of files.splice(0)) hear(performance.now());
    return create(file);
  };
  const click = (element: Element) => {
    const start = performance.now();
    if (element instanceof HTMLElement) element.click();
    return start;
  };
  const watched: WatchedWindow = {
    firstContent: () => current(''),
    contentAfter: async (element) => {
      const there = current(heading());
      const start = click(element);
      return (await there) - start;
    },
    textAfter: (element, text) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('main')?.textContent.includes(text)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        const start = click(element);
      }),
    fileAfter: async (element) => {
      const there = new Promise<number>((resolve) => files.push(resolve));
      const start = click(element);
      return (await there) - start;
    },
  };
  Object.assign(window, watched);
}
