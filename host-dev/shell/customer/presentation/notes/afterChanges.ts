/** Milliseconds between two calls: nobody reads along faster. */
const pause = 400;

/** Calls now, and after something in the element has changed; what it answers ends that. */
export function afterChanges(element: Element, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      call();
    }, pause);
  });
  observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  call();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
