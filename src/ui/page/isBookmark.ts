import type { KeyboardEvent } from 'react';

/** Ctrl or ⌘ with D, as browsers have it for a bookmark. */
export const isBookmark = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'd';
