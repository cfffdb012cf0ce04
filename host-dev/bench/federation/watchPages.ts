/** What `watchPages` gives the page. */
export interface WatchedWindow {
  /** Milliseconds from the start of the navigation until the first page of an area stood. */
  firstPage: Promise<number>;
  /** Follows the link without pointing at it; milliseconds until the page behind it stands. */
  follow(link: Element): Promise<number>;
}

/** Runs in the page before everything else. A page stands when its heading does; an outline's heading says it is loading. */
export function watchPages(): void {
  const current = () =>
    [...document.querySelectorAll('main h1')]
      .map(({ textContent }) => textContent)
      .filter((name) => name && !name.endsWith('wird geladen'));
  const otherThan = (previous: readonly unknown[]) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (current().every((name) => previous.includes(name))) return;
        observer.disconnect();
        resolve(performance.now());
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
  const watched: WatchedWindow = {
    firstPage: otherThan([]),
    follow: async (link) => {
      const readyNow = otherThan(current());
      const start = performance.now();
      if (link instanceof HTMLElement) link.click();
      return (await readyNow) - start;
    },
  };
  Object.assign(window, watched);
}
