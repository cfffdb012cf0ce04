/**
 * Does what follows from a key once the frame that shows the key stands. At once where no frame comes, as in a page that is hidden,
 * and where the browser has no scheduler of tasks: a timer would come too late.
 */
export function afterFrame(work: () => void): void {
  const { scheduler } = window as { scheduler?: Scheduler }; // not every browser has it
  if (scheduler && !document.hidden) requestAnimationFrame(() => void scheduler.postTask(work));
  else work();
}
