import type { ShownQuestion } from '@vp-digital/core/contracts';

/** An element of the page, which the services write (`services/telephones/telephonePage.ts`). */
export function elementOf<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

export const ofClass = (name: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`.${name}`),
];

/** Shows one part of the page, and moves screen readers to it. */
export function showPart(id: 'ask' | 'about' | 'shown' | 'ended'): void {
  for (const part of document.querySelectorAll('section'))
    if (part.parentElement?.matches('main')) part.hidden = part.id !== id;
  elementOf(`#${id} [tabindex]`).focus();
}

export interface QuestionNews {
  question: ShownQuestion | undefined;
  /** Address and token of the telephone. */
  address: string;
  token: string;
}

/** Sends news to the question script, if it was fetched; without news it removes the question. */
export const tellQuestion = (detail?: QuestionNews): boolean =>
  document.dispatchEvent(new CustomEvent('question', { detail }));
