import { CustomerCard, CustomerRows } from '@vp-digital/core/customer';
import { OfField } from '@vp-digital/core/figures';
import { certaintyOfEntry, inOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';

/** What the household saves for, the nearest first. */
export function CustomerGoals({ data }: { data: Pick<SectionData, 'goals'> }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewCustomer.goals' });
  const { euros, language } = useFormat();
  const goals = inOrder(data.goals.items).toSorted(([, one], [, other]) =>
    (one.term ?? '9').localeCompare(other.term ?? '9'),
  );
  if (goals.length === 0) return undefined;
  return (
    <CustomerCard wide title={t('title')}>
      <CustomerRows
        rows={goals.map(([key, goal]) => ({
          key,
          name: goal.title,
          detail: goal.term === undefined ? t('noTerm') : formatMonth(goal.term, language),
          ...(goal.target === undefined
            ? { value: t('open') }
            : {
                value: <OfField field="goals.target">{euros(goal.target)}</OfField>,
                certainty: certaintyOfEntry(goal),
              }),
        }))}
      />
    </CustomerCard>
  );
}
