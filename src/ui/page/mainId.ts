/** The id of the page's `<main>`, the target of the skip link. */
export const MAIN_ID = 'inhalt';

/**
 * Gives the id to the newest page, as its `ref`: in a crossing two areas stand side by side, and no id may be there twice.
 * The one before has it back when the newer one goes first.
 */
export function takeMainId(main: HTMLElement): () => void {
  const before = document.getElementById(MAIN_ID);
  before?.removeAttribute('id');
  main.id = MAIN_ID;
  return () => {
    if (main.id !== MAIN_ID) return;
    main.removeAttribute('id');
    if (before?.isConnected) before.id = MAIN_ID;
  };
}
