import { mainEmployment, netEstimate, personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, NewerEntries, useEntries, WhollyKnown } from '@vp-digital/core/micro-app';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { AddIcon, Button, Card, Empty, Initials, Row, SheetButton, Stack } from '@vp-digital/core/ui';
import { useCallback, useId, useState } from 'react';
import { IncomeForm } from './IncomeForm';
import { hasPayslip, netMeaningOf } from './incomePapers';
import { newIncome } from '../../shared/income/newIncome';
import { RemovedEntry } from './RemovedEntry';
import { usualKind } from '../../shared/income/usualKind';
import { type Adult, type IncomeData, type IncomeEntry, recordedIncomes } from '../../shared/income/data';

/** Reading a payslip: fetched when somebody wants it. */
const PayslipSheet = later(async () => (await import('./payslip/PayslipSheet')).PayslipSheet);

export interface PersonIncomesProps {
  person: Adult;
  tone: 'first' | 'second';
  data: IncomeData;
}

/** One person's card: every income, and a way to add one. */
export function PersonIncomes({ person, tone, data }: PersonIncomesProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { t: code } = useTranslation('household/incomes');
  const { clock } = useHost();
  const list = useEntries('incomes');
  const [added, setAdded] = useState<string>();
  const mayRead = useHasPermission(permissions.documentUpload);
  const [readsPayslip, setReadsPayslip] = useState(false);
  const sheetId = useId();
  const [removed, setRemoved] = useState<IncomeEntry>();
  const entries = recordedIncomes(data).filter(({ income }) => income.personId === person.id);
  const kids = personsInOrder(data).filter(({ role }) => role === 'child');
  const job = mainEmployment(data, person.id);
  const label = t('entry', { name: person.name });

  const add = () => {
    const position = recordedIncomes(data).length;
    const id = crypto.randomUUID();
    list.put(
      id,
      newIncome(person.id, entries.length === 0 ? usualKind(data, person.id) : 'other', position),
      label,
    );
    setAdded(id);
  };
  const remove = useCallback(
    (entry: IncomeEntry) => {
      setRemoved(entry);
      list.remove(entry.id, label);
    },
    [list, label],
  );
  const restore = ({ id, income }: IncomeEntry) => {
    const { net: _, ...withoutNet } = income;
    list.put(id, income.netFrom === 'estimate' ? withoutNet : income, label);
    setRemoved(undefined);
  };

  return (
    <Card
      title={person.name}
      caption={job?.occupation}
      mark={<Initials name={`${person.name} ${person.lastName}`} tone={tone} size="large" />}
    >
      <Stack gap="large">
        <WhollyKnown documents={['incomes']}>
          {entries.length === 0 && <Empty>{t('empty')}</Empty>}
        </WhollyKnown>
        {entries.map((entry) => (
          <IncomeForm
            key={entry.id}
            entry={entry}
            person={person}
            kids={kids}
            taxProfile={data.taxProfiles.items[person.id]}
            estimate={netEstimate(data, entry.income, clock.today())}
            netMeaning={netMeaningOf(data, entry.income)}
            isNew={entry.id === added}
            onRemove={remove}
          />
        ))}
        <NewerEntries section="incomes" where={({ personId }) => personId === person.id} />
        {removed && !recordedIncomes(data).some(({ id }) => id === removed.id) && (
          <RemovedEntry
            title={t('removed', { kind: code(`kind.${removed.income.kind}`) })}
            onRestore={() => restore(removed)}
          />
        )}
        <Row>
          <Button writes icon={AddIcon} name={`netto-${person.id}`} onClick={add}>
            {t('add')}
          </Button>
          {mayRead && hasPayslip(data, person.id) && (
            <SheetButton
              writes
              kind="quiet"
              opened={readsPayslip}
              controls={sheetId}
              onToggle={() => setReadsPayslip(!readsPayslip)}
            >
              {t('payslip')}
            </SheetButton>
          )}
        </Row>
        {readsPayslip && (
          <PayslipSheet id={sheetId} person={person} data={data} onClose={() => setReadsPayslip(false)} />
        )}
      </Stack>
    </Card>
  );
}
