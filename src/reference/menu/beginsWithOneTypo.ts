/**
 * Whether a text begins with what is typed when at most one character of that is wrong, missing, too many, or
 * swapped with its neighbour.
 */
export function beginsWithOneTypo(text: string, typed: string): boolean {
  const at = firstDifference(text, typed);
  const goesOn = (skippedInText: number, skippedInTyped: number) =>
    text.startsWith(typed.slice(at + skippedInTyped), at + skippedInText);
  const isSwapped = at + 1 < typed.length && text[at] === typed[at + 1] && text[at + 1] === typed[at];
  return goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1) || (isSwapped && goesOn(2, 2));
}

function firstDifference(text: string, typed: string): number {
  let at = 0;
  while (at < typed.length && text[at] === typed[at]) at += 1;
  return at;
}
