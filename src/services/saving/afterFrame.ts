/** Of a page in the background no frame comes: milliseconds that are waited for one. */
const longest = 100;

/**
 * Does what follows from a key once the frame that shows the key stands. At once where the browser has no scheduler of tasks: a
 * timer would come too late.
 */
export function afterFrame(work: () => void): void {
  if (!('scheduler' in window)) return work();
  const { scheduler } = window;
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  requestAnimationFrame(() => void scheduler.postTask(once));
  void scheduler.postTask(once, { delay: longest });
}
