import { type BudgetFacts, type BudgetResult, type LifeEvent, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';

/** Months, persons and events in words. */
export function useBudgetWords({ household }: BudgetFacts, { plan }: BudgetResult) {
  const { t: code } = useTranslation('household/simulationVariants');
  const { language } = useFormat();
  const nameOf = (personId: string | undefined) =>
    personId === undefined ? undefined : shortNameOf(household, personId);
  return {
    nameOf,
    monthText: (month: number) => formatMonth(plan.months.day(month).slice(0, 7), language),
    eventName: ({ kind, personId }: LifeEvent) =>
      [code(`kind.${kind}`), nameOf(personId)].filter((word) => word !== undefined).join(' '),
  };
}
