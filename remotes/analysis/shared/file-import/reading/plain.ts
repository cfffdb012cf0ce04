const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Small letters without umlauts, as banks write them in either way. */
export const plain = (text: string): string =>
  text.toLowerCase().replace(/[äöüß]/g, (letter) => letters[letter] ?? letter);

/** The words of a text, plain, letters and digits only. */
export const wordsIn = (text: string): readonly string[] => plain(text).match(/[a-z0-9]+/g) ?? [];

/** Each word, and each two that stand together: "Kfz-Steuer", "Lohn/Gehalt". */
export const withPairs = (words: readonly string[]): readonly string[] => [
  ...words,
  ...words.slice(1).map((word, index) => `${words[index]}${word}`),
];
