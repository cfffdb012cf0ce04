import { type LifeEvent, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import type { Evented } from './evented';

/** Months, persons and events in words. */
export function useEventWords({ household }: Evented['facts'], { plan }: Evented['result']) {
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
