import type { NewPerson } from '@vp-digital/core/contracts';
import { nameProblem, straightened } from '@vp-digital/core/household';

/** The name in a search that found nobody: "Neuhaus, Nele", "nele neuhaus"; one word is a last name, figures are none. */
export function nameFromSearch(query: string): Pick<Partial<NewPerson>, 'firstName' | 'lastName'> {
  const text = query.replace(/\S*\d\S*/g, '').trim();
  const [last = '', first = ''] = text.includes(',') ? text.split(',') : turned(text);
  const [lastName, firstName] = [nameOf(last), nameOf(first)];
  return { ...(lastName && { lastName }), ...(firstName && { firstName }) };
}

/** First names first: the last word is the last name. */
function turned(text: string): [last: string, first: string] {
  const words = text.split(/\s+/);
  return [words.at(-1) ?? '', words.slice(0, -1).join(' ')];
}

function nameOf(text: string): string | undefined {
  const name = straightened(text)
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return nameProblem(name) === undefined ? name : undefined;
}
