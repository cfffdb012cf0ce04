import { useFigureTexts } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { Spending } from './yearsShown';

/** What a part of the spending is called; rates of loans as the figure is. */
export function useSpendingWord(): (part: Spending) => string {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.course' });
  const { word } = useFigureTexts();
  return (part) => (part === 'loanRates' ? word('loanRates') : t(`part.${part}`));
}
