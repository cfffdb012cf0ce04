import type { LoanContract } from '@vp-digital/core/household';
import type { FollowUpScenario } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { NumberField, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useState } from 'react';
import classes from './ContractSheet.module.css';
import { followUpOf, yearsAfterFixedInterest } from './followUp';

/** What follows the fixed interest of a loan, at three rates; the years are tried out and not kept. */
export function FollowUpTable({ contract }: { contract: LoanContract }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.followUp' });
  const { date, euros, money, percent } = useFormat();
  const [years, setYears] = useState<number>();
  const usual = yearsAfterFixedInterest(contract);
  const followUp = followUpOf(contract, years ?? usual);
  if (!followUp || contract.interestFixedUntil === undefined) return undefined;
  const columns: SumColumn<FollowUpScenario>[] = [
    {
      kind: 'text',
      key: 'rate',
      header: t('rate'),
      cell: ({ annualRate }) => percent(annualRate, { minimumDecimals: 1 }),
    },
    { kind: 'figure', key: 'payment', header: t('payment'), value: ({ payment }) => payment, format: money },
    {
      kind: 'figure',
      key: 'change',
      header: t('change'),
      value: ({ paymentChange }) => paymentChange,
      format: (change) => `${change > 0 ? '+' : ''}${money(change)}`,
    },
  ];
  return (
    <Stack gap="small">
      <span className={classes['label']}>{t('title')}</span>
      <p>{t('debt', { date: date(contract.interestFixedUntil), amount: euros(followUp.remainingDebt) })}</p>
      <NumberField
        writes={false}
        label={t('years')}
        unit={t('yearsUnit')}
        min={1}
        max={40}
        value={years ?? usual}
        onChange={setYears}
      />
      <SumTable
        caption={t('title')}
        columns={columns}
        rows={followUp.scenarios}
        rowKey={({ annualRate }) => String(annualRate)}
      />
      <p>{t('remark')}</p>
    </Stack>
  );
}
