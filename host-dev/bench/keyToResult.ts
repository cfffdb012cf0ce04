/** Milliseconds from the next key to the frame that shows its hits. */
export type FirstAnswer = () => Promise<number>;

/**
 * Runs in the page: makes `window.nextAnswer`. A search says by `aria-busy` that its hits are those of an earlier key;
 * an answer is there when the hits have changed, or stood, and nothing is busy any more.
 */
export function watchKeys(): void {
  const nextAnswer: FirstAnswer = () =>
    new Promise((resolve) => {
      let pressedAt: number | undefined;
      const settle = () => {
        if (pressedAt === undefined || document.querySelector('main [aria-busy="true"]')) return;
        const start = pressedAt;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      };
      const observer = new MutationObserver(settle);
      document.addEventListener(
        'keydown',
        (event) => {
          pressedAt = event.timeStamp;
          observer.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
        },
        { once: true, capture: true },
      );
    });
  Object.assign(window, { nextAnswer });
}
