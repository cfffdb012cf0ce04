import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Button, Card, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { decidedExpenses, decidedIncomes, noChoices, type StatementData } from './choices';
import { ConfirmStatement } from './ConfirmStatement';
import { CoveredMonths } from './CoveredMonths';
import { FileChoice } from './FileChoice';
import { LeftGroups } from './LeftGroups';
import { rememberMapping } from './mappings';
import { ProposedExpenses } from './ProposedExpenses';
import { ProposedIncomes } from './ProposedIncomes';
import { proposedExpenses, proposedIncomes } from './proposal';
import { StatementTaken } from './StatementTaken';
import { TableColumns } from './TableColumns';
import { useStatement } from './useStatement';
import { useTakeStatement } from './useTakeStatement';

export interface StatementCardsProps {
  data: StatementData;
  onClose(): void;
}

/** "Kontoauszug einlesen": a file, what was understood of it, what would be written; nothing of it is kept but what is confirmed. */
export function StatementCards({ data, onClose }: StatementCardsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport' });
  const { clock } = useHost();
  const { answer, busy, span, months, moves, ...statement } = useStatement();
  const [choices, setChoices] = useState(noChoices);
  const { state, label, take } = useTakeStatement(data);
  const groups = answer?.kind === 'read' ? answer.groups : [];
  const categories = decidedExpenses(proposedExpenses(groups, moves, months), data, choices);
  const incomes = decidedIncomes(proposedIncomes(groups, moves, months), data, choices, clock.today());
  const list = { months, moves, onMove: statement.move };
  const onTake = (key: string, isTaken: boolean) =>
    setChoices({ ...choices, taken: { ...choices.taken, [key]: isTaken } });

  const choose = async (file: File) => {
    setChoices(noChoices);
    await statement.choose(file);
  };
  const confirm = async () => {
    if (answer?.kind === 'read' && answer.table?.signature)
      rememberMapping(answer.table.signature, answer.table.mapping);
    await take({ categories, incomes });
  };
  if (state === 'done' || state === 'unsaved')
    return <StatementTaken isSaved={state === 'done'} label={label} onClose={onClose} />;
  const table = answer?.kind === 'refused' ? undefined : answer?.table;
  return (
    <Stack>
      <Card
        kind="advisor"
        title={t('title')}
        caption={t('caption')}
        actions={
          <Button kind="quiet" size="compact" onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        <Stack gap="medium">
          <FileChoice answer={answer} busy={busy} onChoose={(file) => void choose(file)} />
          {table && answer && answer.kind !== 'refused' && (
            <TableColumns table={table} encoding={answer.encoding} onChange={statement.map} />
          )}
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
          <ConfirmStatement
            state={state}
            label={label}
            decided={{ categories, incomes }}
            onConfirm={() => void confirm()}
            onClose={onClose}
          />
        </>
      )}
    </Stack>
  );
}
