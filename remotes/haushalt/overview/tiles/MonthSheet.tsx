import type { FreeAmount } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { CalculationSheet, type useSheet } from '@vp-digital/core/ui';
import { monthParts } from './monthParts';

type SheetProps = ReturnType<typeof useSheet>['sheet'];

/** "So haben wir gerechnet": the free amount, step by step. */
export function MonthSheet({ month, ...sheet }: SheetProps & { month: FreeAmount }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { date, money } = useFormat();
  const { clock } = useHost();
  return (
    <CalculationSheet
      {...sheet}
      basis={t('calculation.basis', { date: date(clock.today()) })}
      result={{ value: money(month.free, { unit: 'none' }), unit: t('euroMonthly') }}
      steps={[
        { key: 'net', label: t('part.net'), detail: t('calculation.net'), amount: month.net },
        ...monthParts.map((key) => ({
          key,
          label: t(`part.${key}`),
          detail: t(`calculation.${key}`),
          amount: -month[key],
        })),
        { key: 'free', label: t('part.free'), amount: month.free },
      ]}
      remark={t('calculation.remark')}
    />
  );
}
