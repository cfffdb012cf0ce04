/** What `watchTasks` gives the page. */
export interface TaskWindow {
  /** Milliseconds of the tasks above 50 ms since the last call. */
  takeLongTasks(): number[];
  /** Goes to a page of the application as its links do; resolves when its content has stood for a while. */
  open(path: string): Promise<void>;
  /** Scrolls to the end and back, a window a frame. */
  scrollThrough(): Promise<void>;
  /**
   * Milliseconds from the next key to the end of the frame that shows it. What is drawn behind it, in slices that the next
   * key interrupts, does not count.
   */
  keyToPaint(): Promise<number>;
}

/** Runs in the page before everything else. */
export function watchTasks(): void {
  const tasks: number[] = [];
  const note = (list: PerformanceObserverEntryList) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  const observer = new PerformanceObserver(note);
  observer.observe({ type: 'longtask' });
  const calm = 600;
  const isReady = (before: Element | null) => {
    const main = document.querySelector('main:not([inert] *)');
    return main !== null && main !== before && !main.querySelector('[aria-busy="true"]');
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const watched: TaskWindow = {
    takeLongTasks: () => {
      observer.takeRecords().forEach(({ duration }) => tasks.push(duration));
      return tasks.splice(0);
    },
    open: (path) =>
      new Promise((resolve) => {
        const before = document.querySelector('main');
        let timer = 0;
        const changed = new MutationObserver(() => wait());
        const wait = () => {
          clearTimeout(timer);
          timer = window.setTimeout(() => {
            if (!isReady(before)) return wait();
            changed.disconnect();
            resolve();
          }, calm);
        };
        changed.observe(document, { subtree: true, childList: true, attributes: true });
        wait();
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    scrollThrough: async () => {
      const end = document.documentElement.scrollHeight - innerHeight;
      for (let top = 0; top <= end; top += innerHeight) {
        scrollTo(0, top);
        await frame();
      }
      scrollTo(0, 0);
      await frame();
    },
    keyToPaint: () =>
      new Promise((resolve) => {
        const pressed = ({ timeStamp }: KeyboardEvent) =>
          requestAnimationFrame(() =>
            scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' }),
          );
        document.addEventListener('keydown', pressed, { once: true, capture: true });
      }),
  };
  Object.assign(window, watched);
}
