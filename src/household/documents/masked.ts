/** Stays with a document through copies of it, and is no member that anybody stores or compares. */
const mark = Symbol.for('vp-digital: covered');

/** The document, in which something of these kinds is covered. */
export const withMasked = <Document extends object>(
  document: Document,
  kinds: readonly string[],
): Document => (kinds.length > 0 ? { ...document, [mark]: kinds } : document);

/** The kinds of what was taken from a document and is to be told as "verdeckt". */
export const maskedIn = (document: object): readonly string[] =>
  (document as { [mark]?: readonly string[] })[mark] ?? [];

/** Documents in which things of these kinds are covered, by document. */
export const withMaskedIn = <Data extends object>(
  data: Data,
  masked: Readonly<Record<string, readonly string[]>> = {},
): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, document]: [string, object]) => [
      name,
      withMasked(document, masked[name] ?? []),
    ]),
  ) as Data; // the same documents, marked
