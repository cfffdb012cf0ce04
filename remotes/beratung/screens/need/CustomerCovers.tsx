import { CustomerCard, type CustomerRow, CustomerRows } from '@vp-digital/core/customer';
import { OfField } from '@vp-digital/core/figures';
import { benefitKind, certaintyOfEntry, type InsuranceContract } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { PersonData } from '../../shared/wishes/data';
import { coversOf } from './covers';

/** The contracts that pay when this person cannot work. */
export function CustomerCovers({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'needCustomer' });
  const { t: code } = useTranslation('household/contracts');
  const { euros } = useFormat();
  const amountText = (contract: InsuranceContract, amount: string) =>
    benefitKind(contract) === 'daily' ? t('daily', { amount }) : amount;
  const covers = coversOf(data, person.id);
  const rows = covers.map(({ id, contract }): CustomerRow => {
    const { benefit, benefitUntilAge: age, benefitFromDay: day, line } = contract;
    const end = age === undefined ? t('open') : t('untilAge', { age });
    const until = day === undefined ? end : t('fromDay', { day });
    const named = { key: id, name: code(`line.${line}`), detail: until };
    if (benefit === undefined) return { ...named, value: '–', certainty: 'missing' };
    const value = <OfField field="contracts.benefit">{amountText(contract, euros(benefit))}</OfField>;
    return { ...named, value, certainty: certaintyOfEntry(contract) };
  });
  return (
    <CustomerCard title={t('covers')}>
      {rows.length > 0 ? <CustomerRows rows={rows} /> : <p>{t('none')}</p>}
    </CustomerCard>
  );
}
