import { CustomerCard, CustomerRows } from '@vp-digital/core/customer';
import { isAbsent, personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { WhollyKnown } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import type { ContractsData } from '../../shared/contracts/data';
import { coversOf, type NeedField, needFields, withoutContract } from './needFields';

const fields = Object.keys(needFields) as NeedField[]; // Object.keys forgets the literal keys

/** Who pays without a contract, or may pay. */
const payers = ['statutory', 'private', 'freeMedicalCare', 'parents', 'askParents'] as const;

/** Who is insured in which field of need, with or without a contract. Unknown until a contract is entered. */
export function CustomerCovers({ data }: { data: ContractsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contractsCustomer' });
  const { list } = useFormat();
  const people = personsInOrder(data);
  const listOf = (named: typeof people) => list(named.map(({ name }) => name));
  if (Object.keys(data.contracts.items).length === 0 && !isAbsent(data, 'contracts')) return undefined;
  const covered = (field: NeedField) => {
    const names = listOf(people.filter(({ id }) => coversOf(data, field, id).length > 0));
    const paid = payers.flatMap((payer) => {
      const insured = people.filter(({ id }) => withoutContract(data, field, id) === payer);
      return insured.length === 0 ? [] : [t(`by.${payer}`, { names: listOf(insured) })];
    });
    if (paid.length === 0) return names || t('nobody');
    return [...paid, ...(names ? [t('by.contract', { names })] : [])].join(' · ');
  };
  return (
    <WhollyKnown documents={['persons', 'employments', 'contracts']}>
      <CustomerCard wide title={t('covers')}>
        <CustomerRows
          columns={2}
          rows={fields.map((field) => ({
            key: field,
            name: t(`need.${field}`),
            value: covered(field),
          }))}
        />
      </CustomerCard>
    </WhollyKnown>
  );
}
