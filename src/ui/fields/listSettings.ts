/**
 * How the list of a choice is placed: next to its field in the document, so that it belongs to the field's landmark,
 * and fixed to the window, so that no card or table clips it. A closed one is not rendered: a page with a dozen choices
 * would draw all their options and position each list.
 */
export const listSettings = {
  keepMounted: false,
  withinPortal: false,
  floatingStrategy: 'fixed',
  hideDetached: false,
  transitionProps: { duration: 0 },
  offset: 4,
} as const;
