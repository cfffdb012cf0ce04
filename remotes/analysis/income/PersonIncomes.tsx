import { type Income, mainEmployment, netEstimate } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { useSectionEditor } from '@vp-digital/core/services';
import { AddIcon, Button, Card, Empty, Initials, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { IncomeForm } from './IncomeForm';
import { RemovedEntry } from './RemovedEntry';
import { type Adult, type IncomeData, type IncomeEntry, incomeEntries } from './sections';

export interface PersonIncomesProps {
  person: Adult;
  tone: 'first' | 'second';
  data: IncomeData;
}

/** One person's card: every income, and a way to add one. */
export function PersonIncomes({ person, tone, data }: PersonIncomesProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const editor = useSectionEditor(useHouseholdId(), 'incomes');
  const { clock } = useHost();
  const [added, setAdded] = useState<string>();
  const [removed, setRemoved] = useState<IncomeEntry>();
  const entries = incomeEntries(data).filter(({ income }) => income.personId === person.id);
  const job = mainEmployment(data, person.id);
  const put = (id: string, income: Income) =>
    editor.set(`/items/${id}`, income, t('entry', { name: person.name }));

  const add = () => {
    const position = incomeEntries(data).length;
    const id = crypto.randomUUID();
    put(id, newIncome(person.id, entries.length === 0 ? 'salary' : 'other', position));
    editor.flush();
    setAdded(id);
  };
  const remove = (entry: IncomeEntry) => {
    setRemoved(entry);
    editor.remove(`/items/${entry.id}`, t('entry', { name: person.name }));
    editor.flush();
  };
  const restore = ({ id, income }: IncomeEntry) => {
    const { net: _, ...withoutNet } = income;
    put(id, income.netFrom === 'estimate' ? withoutNet : income);
    editor.flush();
    setRemoved(undefined);
  };

  return (
    <Card
      title={person.name}
      caption={job?.occupation}
      mark={<Initials name={`${person.name} ${person.lastName}`} tone={tone} size="large" />}
    >
      <Stack gap="large">
        {entries.length === 0 && <Empty>{t('empty')}</Empty>}
        {entries.map((entry) => (
          <IncomeForm
            key={entry.id}
            entry={entry}
            person={person}
            taxClass={data.taxProfiles.items[person.id]?.taxClass}
            estimate={netEstimate(data, entry.income, clock.today())}
            isNew={entry.id === added}
            onRemove={() => remove(entry)}
          />
        ))}
        {removed && !data.incomes.items[removed.id] && (
          <RemovedEntry
            title={t('removed', { kind: t(`kind.${removed.income.kind}`) })}
            onRestore={() => restore(removed)}
          />
        )}
        <Button writes icon={AddIcon} onClick={add}>
          {t('add')}
        </Button>
      </Stack>
    </Card>
  );
}

const newIncome = (personId: string, kind: Income['kind'], position: number): Income => ({
  personId,
  kind,
  position,
  netFrom: 'payslip',
  paymentsPerYear: 12,
  specialPayments: {},
});
