import type { PrivateHealthComparison, PrivateHealthQuote } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { CalculationSheet } from '@vp-digital/core/ui';

export interface TodaySheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  name: string;
  comparison: PrivateHealthComparison;
  quote: PrivateHealthQuote;
}

/** How F22 comes about today: own premium against own contribution, to the cent. */
export function TodaySheet({ name, comparison, quote, ...sheet }: TodaySheetProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.sheet' });
  const { date, money, percent } = useFormat();
  const { clock } = useHost();
  const { statutory, private: own } = comparison;
  const { subsidy } = own;
  const difference = own.ownWithDeductible - statutory.own;
  const parts = [quote.health, quote.care, quote.sickPay, quote.family?.premium ?? 0].filter(
    (part) => part > 0,
  );
  return (
    <CalculationSheet
      {...sheet}
      basis={t('basis', { name, date: date(clock.today()) })}
      result={{ value: money(difference, { unit: 'none' }), unit: t('euroMonthly') }}
      steps={[
        {
          key: 'premium',
          label: t('premium'),
          detail: parts.map((part) => money(part)).join(' + '),
          amount: own.premium,
        },
        {
          key: 'subsidy',
          label: t('subsidy'),
          detail: subsidy.total > 0 ? t('subsidyDetail', most(subsidy, money)) : t('noSubsidy'),
          amount: -subsidy.total,
        },
        {
          key: 'deductible',
          label: t('deductible'),
          detail: `${money(quote.deductibleYear)} ÷ 12`,
          amount: own.deductible,
        },
        {
          key: 'statutory',
          label: t('statutory'),
          detail: t('statutoryDetail', {
            gross: money(statutory.gross),
            rate: percent(statutory.additionalRate),
          }),
          amount: -statutory.own,
        },
        { key: 'difference', label: t('difference'), amount: difference },
      ]}
      law={t('law')}
      remark={t('remark')}
    />
  );
}

const most = (
  { maximumHealth, maximumCare }: { maximumHealth: number; maximumCare: number },
  money: (amount: number) => string,
) => ({ health: money(maximumHealth), care: money(maximumCare) });
