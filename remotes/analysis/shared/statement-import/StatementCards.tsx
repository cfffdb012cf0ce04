import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Button, Caption, Card, SelectField, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { Confirm } from '../file-import/Confirm';
import { FileChoice } from '../file-import/FileChoice';
import { rememberMapping } from '../file-import/mappings';
import type { Table } from '../file-import/reading/table';
import { TableColumns } from '../file-import/TableColumns';
import { Taken } from '../file-import/Taken';
import { decidedExpenses, decidedIncomes, noChoices, type StatementData } from './choices';
import { CoveredMonths } from './CoveredMonths';
import { LeftGroups } from './LeftGroups';
import { columnNames, isWhole } from './reading/csv/columns';
import { ProposedExpenses } from './ProposedExpenses';
import { ProposedIncomes } from './ProposedIncomes';
import { proposedExpenses, proposedIncomes } from './proposal';
import type { StatementAnswer } from './reading/readStatement';
import { UnsignedAmounts } from './UnsignedAmounts';
import { useStatement } from './useStatement';
import { useLeftNotes } from './useLeftNotes';
import { takenOf, useTakeStatement } from './useTakeStatement';

/** Own accounts are found, not asked for. */
const askedColumns = columnNames.filter((name) => name !== 'own' && name !== 'spent');

export interface StatementCardsProps {
  data: StatementData;
  onClose(): void;
}

/** "Kontoauszug einlesen": a file, what was understood of it, what would be written; nothing of it is kept but what is confirmed. */
export function StatementCards({ data, onClose }: StatementCardsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport' });
  const { t: ofFile } = useTranslation('analysis', { keyPrefix: 'fileImport' });
  const { clock } = useHost();
  const { notesOf } = useLeftNotes();
  const { answer, busy, span, months, moves, ...statement } = useStatement();
  const [choices, setChoices] = useState(noChoices);
  const { state, label, take } = useTakeStatement(data);
  const groups = answer?.kind === 'read' ? answer.groups : [];
  const categories = decidedExpenses(proposedExpenses(groups, moves, months), data, choices);
  const incomes = decidedIncomes(proposedIncomes(groups, moves, months), data, choices, clock.today());
  const list = { months, moves, onMove: statement.move };
  const onTake = (key: string, isTaken: boolean) =>
    setChoices({ ...choices, taken: { ...choices.taken, [key]: isTaken } });

  const choose = async (files: readonly File[]) => {
    setChoices(noChoices);
    await statement.choose(files);
  };
  const confirm = async () => {
    if (answer?.kind === 'read' && answer.table)
      rememberMapping(answer.table.signature, answer.table.mapping);
    await take({ categories, incomes });
  };
  if (state === 'done' || state === 'unsaved')
    return <Taken isSaved={state === 'done'} label={label} onClose={onClose} />;
  const { expenses, incomes: received, replaced } = takenOf({ categories, incomes });
  const table = answer?.kind === 'refused' ? undefined : answer?.table;
  const uncounted = answer && answer.kind !== 'read' && 'left' in answer ? answer : undefined;
  const missing = answer && answer.kind !== 'refused' ? missingIn(answer) : undefined;
  const notes = uncounted?.left ? notesOf(uncounted.left, uncounted.leftSums ?? {}) : [];
  return (
    <Stack>
      <Card
        kind="advisor"
        title={t('title')}
        caption={t('caption')}
        actions={
          <Button kind="quiet" size="compact" onClick={onClose}>
            {ofFile('close')}
          </Button>
        }
      >
        <Stack gap="medium">
          <FileChoice
            accept=".csv,.txt,.tsv,.xml,.sta,.mta,.mt940,.940,.zip,text/csv,text/plain,application/xml,text/xml,application/zip"
            label={ofFile(answer ? 'chooseOther' : 'choose')}
            hint={t('formats')}
            refused={
              answer?.kind === 'refused'
                ? { title: t(`refused.${answer.reason}.title`), way: t(`refused.${answer.reason}.way`) }
                : undefined
            }
            notes={notes}
            busy={busy}
            multiple
            onChoose={(files) => void choose(files)}
            onStop={statement.isReading ? statement.stop : undefined}
          />
          {table && answer && answer.kind !== 'refused' && (
            <TableColumns
              table={table}
              encoding={answer.encoding}
              names={askedColumns.map((name) => ({ name, label: t(`table.name.${name}`) }))}
              missing={missing && t(`table.${missing}`)}
              onChange={(mapping) => statement.map(mapping, monthFirst(table))}
            />
          )}
          {table?.dayOrder && (
            <SelectField<'dayFirst' | 'monthFirst'>
              label={t('table.dayOrder.label')}
              options={(['dayFirst', 'monthFirst'] as const).map((value) => ({
                value,
                label: t(`table.dayOrder.${value}`),
              }))}
              value={table.dayOrder === 'open' ? undefined : table.dayOrder}
              onChange={(order) => order && statement.map(table.mapping, order === 'monthFirst')}
            />
          )}
          {table && answer && answer.kind !== 'refused' && (
            <UnsignedAmounts
              answer={answer}
              table={table}
              onChange={(mapping) => statement.map(mapping, monthFirst(table))}
            />
          )}
          {answer?.kind === 'unmapped' && notes.length > 0 && <Caption>{notes.join(' ')}</Caption>}
          {answer?.kind === 'read' && span && (
            <CoveredMonths statement={answer} span={span} months={months} onChange={statement.correct} />
          )}
        </Stack>
      </Card>
      {answer?.kind === 'read' && months.length > 0 && (
        <>
          <ProposedExpenses
            {...list}
            categories={categories}
            onTake={onTake}
            onReplace={(category, isReplaced) =>
              setChoices({ ...choices, replaced: { ...choices.replaced, [category]: isReplaced } })
            }
          />
          <ProposedIncomes
            incomes={incomes}
            data={data}
            months={months.length}
            onTake={onTake}
            onPerson={(key, personId) =>
              setChoices({ ...choices, persons: { ...choices.persons, [key]: personId } })
            }
          />
          <LeftGroups groups={groups} {...list} />
          <Confirm
            state={state}
            label={label}
            count={expenses.length + received.length}
            onConfirm={() => void confirm()}
            onClose={onClose}
          >
            {replaced.length > 0 && t('replaced', { count: replaced.length })}
          </Confirm>
        </>
      )}
    </Stack>
  );
}

/** What is asked before a table can be read. */
function missingIn(answer: Exclude<StatementAnswer, { kind: 'refused' }>) {
  if (answer.table && !isWhole(answer.table.mapping)) return 'missing';
  if (answer.table?.dayOrder === 'open') return 'dayOrder.missing';
  return answer.kind === 'unmapped' ? 'noneReadable' : undefined;
}

const monthFirst = ({ dayOrder }: Table): boolean | undefined =>
  dayOrder === 'dayFirst' || dayOrder === 'monthFirst' ? dayOrder === 'monthFirst' : undefined;
