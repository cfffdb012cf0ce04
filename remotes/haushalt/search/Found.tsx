import { foundParts } from './foundParts';

/** A text with the parts marked that the search has found. */
export function Found({ text, query }: { text: string; query: string }) {
  return foundParts(text, query).map(({ part, found }, index) =>
    // The parts of one text have no other identity than their place.
    found ? <mark key={`${index}${part}`}>{part}</mark> : <span key={`${index}${part}`}>{part}</span>,
  );
}
