const longest = 3;

/** What households are filtered by. A mark is kept like a beginning; no word of a search is one, for the `#`. */
export const marks = { archived: '#archived', uninformed: '#uninformed', toReview: '#toReview' } as const;

/** A search this short has more hits than can be sorted for each of them: `search_beginning` answers it. */
export const isBeginning = (form: string): boolean => form.startsWith('#') || [...form].length <= longest;

/** The beginnings by which a household with these terms is found: of each its first letters, and the empty one. */
export function beginnings(terms: readonly string[]): string[] {
  const lengths = Array.from({ length: longest }, (_, index) => index + 1);
  const letters = terms.map((term) => [...term]);
  return [
    ...new Set(['', ...letters.flatMap((all) => lengths.map((length) => all.slice(0, length).join('')))]),
  ];
}
