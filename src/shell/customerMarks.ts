/**
 * How an area marks what the customer may see; attributes, so that areas of another version of the core keep them.
 * The customer view shows nothing that is not inside a block.
 */
export const customerMarks = {
  /** A block for the customer. */
  block: 'data-vp-customer',
  /**
   * The page made for the customer, itself a block: with it the picture has no others but open calculations. Its value is the
   * path pattern of the page's route.
   */
  page: 'data-vp-customer-page',
  /** On such a page: it is the one for the second place (`CustomerLook.also`). */
  also: 'data-vp-customer-also',
  /** On such a page: what the advisor asks next, as its value. It is in no picture. */
  ask: 'data-vp-ask',
  /** A part of such a block that stays with the advisor. */
  advisorOnly: 'data-vp-advisor-only',
  /** A button or link whose words are content (the name of a row); any other one is an action and stays with the advisor. */
  words: 'data-vp-customer-words',
} as const;
