import { freeAmount } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { CalculationButton, CalculationSheet, Card, useSheet, Waterfall } from '@vp-digital/core/ui';
import type { OverviewData } from './sections';

/** F4: from the household's net over living costs, insurance, loans and saving to the free amount. */
export function MonthCard({ data }: { data: OverviewData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { date, money } = useFormat();
  const { clock } = useHost();
  const { button, sheet } = useSheet();
  const { net, expenses, insurance, loanRates, savings, free } = freeAmount(data);
  const parts = [
    { key: 'expenses', amount: expenses },
    { key: 'insurance', amount: insurance },
    { key: 'loanRates', amount: loanRates },
    { key: 'savings', amount: savings },
  ] as const;
  return (
    <>
      <Card title={t('month')}>
        <Waterfall
          label={t('monthLabel')}
          unit={t('euroMonthly')}
          steps={[
            { key: 'net', label: t('part.net'), amount: net, kind: 'start' },
            ...parts.map(({ key, amount }) => ({
              key,
              label: t(`part.${key}`),
              amount,
              kind: 'deduction' as const,
            })),
            { key: 'free', label: t('part.free'), amount: free, kind: 'end' },
          ]}
        />
        <CalculationButton {...button} />
      </Card>
      <CalculationSheet
        {...sheet}
        basis={t('calculation.basis', { date: date(clock.today()) })}
        result={{ value: money(free, { unit: 'none' }), unit: t('euroMonthly') }}
        steps={[
          { key: 'net', label: t('part.net'), detail: t('calculation.net'), amount: net },
          ...parts.map(({ key, amount }) => ({
            key,
            label: t(`part.${key}`),
            detail: t(`calculation.${key}`),
            amount: -amount,
          })),
          { key: 'free', label: t('part.free'), amount: free },
        ]}
        remark={t('calculation.remark')}
      />
    </>
  );
}
