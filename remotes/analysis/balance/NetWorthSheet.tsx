import type { BalanceSheet } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { CalculationSheet } from '@vp-digital/core/ui';
import { usePositionName } from './useKindName';

export interface NetWorthSheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  sheet: BalanceSheet;
}

/** F10, position by position, and what its shares are measured by. */
export function NetWorthSheet({ sheet, ...place }: NetWorthSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { date, money, share } = useFormat();
  const { clock } = useHost();
  const nameOf = usePositionName();
  const { worth } = sheet;
  const steps = [
    ...sheet.assets.map((position) => ({ position, sign: 1 })),
    ...sheet.debts.map((position) => ({ position, sign: -1 })),
  ].map(({ position, sign }) => ({
    key: position.id,
    label: position.name ?? nameOf(position),
    detail: [
      ...(position.name === undefined ? [] : [nameOf(position)]),
      ...(position.asOf === undefined ? [] : [t('calculation.asOf', { date: date(position.asOf) })]),
    ].join(' · '),
    amount: sign * position.amount,
  }));
  return (
    <CalculationSheet
      {...place}
      basis={t('calculation.basis', { date: date(clock.today()) })}
      result={{ value: money(worth.netWorth, { unit: 'none' }), unit: '€' }}
      steps={[...steps, { key: 'netWorth', label: t('netWorth'), amount: worth.netWorth }]}
      formula={
        worth.debtRatio !== undefined &&
        `${t('figure.debtRatio')}: ${money(worth.liabilities)} ÷ ${money(worth.assets)} = ${share(worth.debtRatio)}`
      }
      remark={t('calculation.remark')}
    />
  );
}
