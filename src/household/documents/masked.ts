/** Survives copies of a document, but is not a member that is stored or compared. */
const mark = Symbol.for('vp-digital: covered');

/** The document, with entries of these kinds masked. */
export const withMasked = <Document extends object>(
  document: Document,
  kinds: readonly string[],
): Document => (kinds.length > 0 ? { ...document, [mark]: kinds } : document);

/** The kinds of entries that were removed from a document and are to be shown as "verdeckt". */
export const maskedIn = (document: object): readonly string[] =>
  (document as { [mark]?: readonly string[] })[mark] ?? [];

/** Documents with entries of these kinds masked, by document. */
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
