/** Stays with a document through copies of it, and is no member that anybody stores or compares. */
const mark = Symbol.for('vp-digital: partly known');

/** A document of which something was left aside without which nothing can be computed: figures that need it wait. */
export const partlyKnown = <Document extends object>(document: Document): Document => ({
  ...document,
  [mark]: true,
});

export const isPartlyKnown = (document: object | undefined): boolean =>
  document !== undefined && mark in document;
