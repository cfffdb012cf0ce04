import { foundParts } from './foundParts';

/** A text with the parts marked that the search has found. */
export function Found({ text, query }: { text: string; query: string }) {
  return foundParts(text, query).map(({ part, found }, index) => {
    const Part = found ? 'mark' : 'span';
    return <Part key={place(index)}>{part}</Part>;
  });
}

/** The parts of one text have no other identity than their place; so a longer search only changes their words. */
const place = (index: number) => `part ${index}`;
