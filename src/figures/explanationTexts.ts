import type { ExplanationText } from '@vp-digital/core/finance/explain';

/** What the steps of explanations are called: figures, entries, steps of the law, and all else. */
export async function explanationTexts(language: 'de' | 'en'): Promise<Record<string, ExplanationText>> {
  const { law, documents, texts, words } = language === 'de' ? await german() : await english();
  const ofEntries = Object.entries(entryWords(documents)).flatMap(([document, kinds]) =>
    Object.entries<string>(kinds).map(([kind, word]): [string, string] => [`${document}.${kind}`, word]),
  );
  const own = [...Object.entries(words), ...ofEntries, ...Object.entries(texts)];
  return { ...Object.fromEntries(own.map(([key, label]) => [key, { label }])), ...law };
}

type Texts = Awaited<ReturnType<typeof german>>;

/** A step that is an entry is called after what it is recorded as. */
const entryWords = ({
  assets,
  contracts,
  expenses,
  incomes,
  liabilities,
  subsidyFacts,
}: Texts['documents']) => ({
  assets: assets.kind,
  contracts: contracts.line,
  expenses: expenses.category,
  incomes: incomes.kind,
  liabilities: liabilities.kind,
  subsidyFacts: subsidyFacts.lever,
});

/** They come with the explanations themselves. */
const german = async () => (await import('@vp-digital/core/household/explanations')).german;

async function english(): Promise<Texts> {
  const { law, explanations: texts, words, ...documents } = await import('./english');
  return { law, documents, texts, words };
}
