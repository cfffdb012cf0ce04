import type { AdvisorContext } from '@vp-digital/core/contracts';

/** Contexts of which every word of the text begins a part of the name, or the number; accents and case do not matter. */
export function matchingContexts(contexts: readonly AdvisorContext[], text: string): AdvisorContext[] {
  const words = wordsOf(text);
  return contexts.filter(({ label, contract }) => {
    const parts = [...wordsOf(label), contract];
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
