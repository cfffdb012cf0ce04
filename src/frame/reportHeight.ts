import type { ShellPort } from '@vp-digital/core/shell';

/**
 * Reports the page's height to the shell whenever it changes; the full height of the window while a dialog is open,
 * which covers the page and would not fit into a low one.
 *
 * @returns measures again.
 */
export function reportHeight(element: HTMLElement, port: ShellPort): () => void {
  let room = window.innerHeight;
  let reported: number | undefined;
  const measure = () => {
    const isBehindDialog = document.querySelector('[aria-modal="true"]') !== null;
    const height = isBehindDialog ? room : Math.ceil(element.getBoundingClientRect().height);
    if (height === reported) return;
    reported = height;
    port.send('resize', { height });
  };
  port.subscribe('resize', ({ height }) => {
    room = height;
    measure();
  });
  new ResizeObserver(measure).observe(element);
  new MutationObserver(measure).observe(document.body, { childList: true, subtree: true });
  return measure;
}
