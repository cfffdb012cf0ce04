import { type NeededFact, type People, pensionProviderOf, shortNameOf } from '@vp-digital/core/household';
import type { ReportSettings } from './reportSettings';

/** What is missing, in the words of the pages, each with whose it is; each once. */
export function factsSaid(
  facts: readonly NeededFact[],
  household: People,
  { t, format }: Pick<ReportSettings, 't' | 'format'>,
): string {
  const wordOf = ({ fact, personId = '' }: NeededFact): string => {
    if (fact === 'newerRelease') return t('household/completeness:lacking.newerRelease');
    if (fact === 'expenses') return t('household/completeness:someExpenses');
    const letter = t(`household/completeness:letter.${pensionProviderOf(household, personId)}`);
    const what = t(`household/completeness:fact.${fact}`, { count: 1, letter });
    const name = shortNameOf(household, personId);
    return name === undefined ? what : t('household/completeness:of', { name, what });
  };
  return format.list([...new Set(facts.map(wordOf))]);
}
