import { CustomerCard, CustomerRows } from '@vp-digital/core/customer';
import { personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { WhollyKnown } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import type { ContractsData } from './data';
import { coversOf, type NeedField, needFields } from './needFields';

const fields = Object.keys(needFields) as NeedField[]; // Object.keys forgets the literal keys

/** Who has a contract in which field of need. */
export function CustomerCovers({ data }: { data: ContractsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contractsCustomer' });
  const { language } = useFormat();
  const list = new Intl.ListFormat(language);
  const people = personsInOrder(data);
  return (
    <WhollyKnown documents={['persons', 'employments', 'contracts']}>
      <CustomerCard wide title={t('covers')}>
        <CustomerRows
          columns={2}
          rows={fields.map((field) => {
            const names = people.filter(({ id }) => coversOf(data, field, id).length > 0);
            return {
              key: field,
              name: t(`need.${field}`),
              value: names.length === 0 ? t('nobody') : list.format(names.map(({ name }) => name)),
            };
          })}
        />
      </CustomerCard>
    </WhollyKnown>
  );
}
