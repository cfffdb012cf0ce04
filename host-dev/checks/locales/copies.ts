/** Texts that say the same as another one and name something else: by key, and what that is. */
export type Namesakes = Readonly<Record<string, string>>;

/**
 * What is to be said of texts that copy another one's words: of each but the namesakes, and of namesakes that are none any more.
 *
 * @param copied by key of the copy
 * @param of what they copy, as a sentence says it: "figure"
 * @param file the one that lists the namesakes
 */
export const sayCopies = (
  copied: ReadonlyMap<string, string>,
  others: Namesakes,
  { of, file }: { of: string; file: string },
): string[] => [
  ...[...copied].flatMap(([key, why]) => (key in others ? [] : [`${key} is a copy of ${why}`])),
  ...Object.keys(others)
    .filter((key) => !copied.has(key))
    .map((key) => `${key} says no ${of}'s word any more: ${file} need not know it`),
];
