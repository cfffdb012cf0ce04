import type { FreeAmount, Period } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { CalculationSheet } from '@vp-digital/core/ui';

export interface FreeAmountSheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  amounts: FreeAmount;
  period: Period;
}

/** F4 step by step, to the cent. */
export function FreeAmountSheet({ amounts, period, ...sheet }: FreeAmountSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { date, money } = useFormat();
  const { clock } = useHost();
  const parts = ['expenses', 'insurance', 'loanRates', 'savings'] as const;
  return (
    <CalculationSheet
      {...sheet}
      basis={t('free.basis', { date: date(clock.today()) })}
      result={{ value: money(amounts.free, { unit: 'none' }), unit: t(`euro.${period}`) }}
      steps={[
        { key: 'net', label: t('flow.net'), detail: t(`free.from.${period}.net`), amount: amounts.net },
        ...parts.map((key) => ({
          key,
          label: t(`part.${key}`),
          detail: t(`free.from.${period}.${key}`),
          amount: -amounts[key],
        })),
        { key: 'free', label: t('part.free'), amount: amounts.free },
      ]}
      remark={t(`free.remark.${period}`)}
    />
  );
}
