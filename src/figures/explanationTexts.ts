import type { ExplanationText } from '@vp-digital/core/finance/explain';

/** What the steps of explanations are called: figures, entries, steps of the law where it decides, and all else. */
export async function explanationTexts(
  language: 'de' | 'en',
  isOfLaw: boolean,
): Promise<Record<string, ExplanationText>> {
  const [law, { explanations, positions, words }] = await Promise.all([
    isOfLaw
      ? import('@vp-digital/core/finance/explain').then((explain) => explain.explanationTexts(language))
      : {},
    language === 'de' ? import('./germanSheet') : import('./englishSheet'),
  ]);
  const ofEntries = Object.entries(positions).flatMap(([document, kinds]) =>
    Object.entries<string>(kinds).map(([kind, word]): [string, string] => [`${document}.${kind}`, word]),
  );
  const own = [...Object.entries(words), ...ofEntries, ...Object.entries(explanations)];
  return { ...Object.fromEntries(own.map(([key, label]) => [key, { label }])), ...law };
}
