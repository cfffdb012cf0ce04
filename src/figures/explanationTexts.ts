import type { ExplanationText } from '@vp-digital/core/finance/explain';

/** What the steps of explanations are called: figures, entries, steps of the law, and all else. */
export async function explanationTexts(language: 'de' | 'en'): Promise<Record<string, ExplanationText>> {
  const { law, positions, texts, words } = language === 'de' ? await german() : await english();
  const ofEntries = Object.entries(positions).flatMap(([document, kinds]) =>
    Object.entries<string>(kinds).map(([kind, word]): [string, string] => [`${document}.${kind}`, word]),
  );
  const own = [...Object.entries(words), ...ofEntries, ...Object.entries(texts)];
  return { ...Object.fromEntries(own.map(([key, label]) => [key, { label }])), ...law };
}

/** They come with the explanations themselves. */
const german = async () => (await import('@vp-digital/core/household/explanations')).german;

async function english() {
  const {
    law,
    positions,
    explanations: texts,
    words,
  } = await import(/* webpackChunkName: "english" */ './english');
  return { law, positions, texts, words };
}
