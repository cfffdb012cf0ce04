import { CustomerCard, CustomerRows } from '@vp-digital/core/customer';
import { contractDates } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { ContractsData } from '../../shared/contracts/data';

/** The days that matter next, in their order. */
export function CustomerDates({ data }: { data: ContractsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contractsCustomer' });
  const { t: code } = useTranslation('household/contracts');
  const { date } = useFormat();
  const dates = contractDates(data, useHost().clock.today());
  if (dates.length === 0) return undefined;
  return (
    <CustomerCard title={t('dates')}>
      <CustomerRows
        rows={dates.map(({ key, what, line, date: day }) => ({
          key,
          name: t(`date.${what}`, { line: code(`line.${line}`) }),
          value: date(day),
        }))}
      />
    </CustomerCard>
  );
}
