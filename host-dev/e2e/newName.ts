/** A name that no other test and no sample has; letters only, as names are. */
export const newName = (beginning: string) =>
  beginning +
  Array.from(
    crypto
      .randomUUID()
      .replace(/[^0-9a-f]/g, '')
      .slice(0, 8),
    letterOf,
  ).join('');
const letterOf = (digit: string) => String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(digit, 16));
