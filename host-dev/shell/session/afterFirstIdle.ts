/** Calls back once the browser has nothing else to do, and answers how not to; Safari knows no idle time. */
export function afterFirstIdle(then: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(then);
    return () => window.cancelIdleCallback(idle);
  }
  const timer = setTimeout(then, 2_000);
  return () => clearTimeout(timer);
}
