import {
  type Criterion,
  criterionAmounts,
  netWorth,
  protectionCoverage,
  reserve,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { SliderData } from './useGradeScenario';

/** A criterion's value in its unit, and what it is in euro. */
export function useCriterionText(data: SliderData) {
  const { t } = useTranslation('analysis', { keyPrefix: 'gradeSliders' });
  const { euros, number, percent } = useFormat();
  const date = useHost().clock.today();
  const amounts = criterionAmounts(data, date);
  const { targetMonths } = reserve(data);
  const rate = (value: number) => percent(value, { minimumDecimals: 1, maximumDecimals: 1 });
  const shown = (criterion: Criterion, value: number): string => {
    if (criterion === 'reserve')
      return t('months', {
        count: targetMonths * value,
        months: number(targetMonths * value, { maximumDecimals: 1 }),
      });
    return criterion === 'savingsRate' || criterion === 'debtService'
      ? rate(value)
      : percent(value, { maximumDecimals: 0 });
  };
  const inEuros = (criterion: Criterion, value: number): string | undefined => {
    const amount = amounts[criterion];
    switch (criterion) {
      case 'reserve':
        return amount && t('euro.reserve', { amount: euros(amount.whole * value) });
      case 'savingsRate':
      case 'debtService':
        return amount && t('euro.monthly', { amount: euros(amount.whole * value) });
      case 'retirement':
        return amount && t('euro.gap', { amount: euros(amount.whole * Math.max(0, 1 - value)) });
      case 'subsidies':
        return amount && t('euro.open', { amount: euros(amount.whole * Math.max(0, 1 - value)) });
      case 'wealth': {
        const worth = netWorth(data).netWorth;
        return worth === undefined ? undefined : t('euro.worth', { amount: euros(worth) });
      }
      case 'protection': {
        const outcome = protectionCoverage(data, date);
        if (outcome.kind !== 'computed') return undefined;
        const open = outcome.value.covers.filter(({ coverage }) => coverage < 1);
        const [weakest] = open.toSorted((one, other) => one.coverage - other.coverage);
        return (
          weakest &&
          t('euro.weakest', {
            cover: t(`cover.${weakest.cover}`),
            share: percent(weakest.coverage, { maximumDecimals: 0 }),
          })
        );
      }
    }
  };
  return { shown, inEuros };
}
