/** Closing the tab can only be asked about by the browser itself. Answers how to stop. */
export function warnOnTabClose(isDirty: () => boolean): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
