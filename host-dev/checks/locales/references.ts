/** References to a law that a line may break in two: between the sign and its number, or between a code and its book. */
export const brokenReferences = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts]
    .filter(([, text]) => /§ |\bSGB [IVX]/.test(text))
    .map(([key]) => `${key}: a reference to a law breaks; set U+00A0 after § and SGB`);
