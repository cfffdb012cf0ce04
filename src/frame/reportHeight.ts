import type { ShellPort } from '@vp-digital/core/shell';

/**
 * Tells the shell how high the page is, whenever that changes; as high as the window allows while a dialog is open,
 * which lies over the page and would not fit into a low one.
 *
 * @returns how to measure again.
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
