import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ProposedExpense } from './proposal';

/** What a proposed expense is called, and what is written as its own words: the rule's, never those of a bank. */
export function useLineName() {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport.rule' });
  const { t: code } = useTranslation('household/expenses');
  const detailOf = ({ rule }: Pick<ProposedExpense, 'rule'>) => rule && t(rule);
  return {
    detailOf,
    nameOf: (line: Pick<ProposedExpense, 'rule' | 'category'>) => {
      const category = code(`category.${line.category}`);
      const detail = detailOf(line);
      return detail === undefined ? category : `${category}: ${detail}`;
    },
  };
}
