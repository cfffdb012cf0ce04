import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Caption, Card, Stack } from '@vp-digital/core/ui';
import { useMemo, useState } from 'react';
import { Confirm } from '../file-import/Confirm';
import { FileChoice } from '../file-import/FileChoice';
import { rememberMapping } from '../file-import/mappings';
import { TableColumns } from '../file-import/TableColumns';
import { Taken } from '../file-import/Taken';
import { useFile } from '../file-import/useFile';
import { useSnapshotFirst } from '../file-import/useSnapshotFirst';
import { type Choices, noChoices } from './choices';
import { columnsOf } from './columnsOf';
import type { ListUse } from './listUse';
import type { ListAnswer } from './reading/readList';
import type { ListRow } from './reading/row';
import { RowsCard } from './RowsCard';
import { useColumnName } from './useColumnName';
import { WordsCard } from './WordsCard';
import { wordGroups } from './wordGroups';

export interface ListCardsProps<Entry> {
  use: ListUse<Entry>;
  onClose(): void;
}

/** So many are written at once: no household has more, and one step takes them back. */
const mostAtOnce = 200;

/** So many are named once they are taken over. */
const named = 10;

const noRows: readonly ListRow[] = [];

/** "Liste einlesen (CSV)": a file, what was understood of it, what would be written; nothing of it is kept but what is confirmed. */
export function ListCards<Entry>({ use, onClose }: ListCardsProps<Entry>) {
  const { list } = use;
  const { t } = useTranslation('analysis', { keyPrefix: 'listImport' });
  const { t: ofFile } = useTranslation('analysis', { keyPrefix: 'fileImport' });
  const nameOf = useColumnName();
  const { answer, busy, choose, map, stop } = useFile<string, Pick<ListUse<Entry>, 'list'>, ListAnswer>({
    list,
  });
  const [choices, setChoices] = useState<Choices>(noChoices);
  const { state, label, take } = useSnapshotFirst();
  const rows = answer?.kind === 'read' ? answer.rows : noRows;
  const { decide } = use;
  const decided = useMemo(() => decide(rows, choices), [decide, rows, choices]);
  const groups = wordGroups(rows, use.words, use.meaningOf);
  const entries = decided.flatMap(({ entry, isTaken }) => (isTaken && entry !== undefined ? [entry] : []));
  const [written, setWritten] = useState<readonly string[]>([]);

  const confirm = async () => {
    if (answer?.kind === 'read') rememberMapping(answer.table.signature, answer.table.mapping);
    setWritten(entries.map((entry) => use.textsOf(entry).name));
    await take(() => use.write(entries));
  };
  if (state === 'done' || state === 'unsaved')
    return (
      <Taken isSaved={state === 'done'} label={label} onClose={onClose}>
        <p>
          {written.slice(0, named).join(' · ')}
          {written.length > named && ` ${t('andMore', { count: written.length - named })}`}
        </p>
      </Taken>
    );
  return (
    <Stack>
      <Card
        kind="advisor"
        title={t(`title.${list}`)}
        caption={t('caption')}
        actions={
          <Button kind="quiet" size="compact" onClick={onClose}>
            {ofFile('close')}
          </Button>
        }
      >
        <Stack gap="medium">
          <FileChoice
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
            label={ofFile(answer ? 'chooseOther' : 'choose')}
            hint={t('formats')}
            refused={
              answer?.kind === 'refused'
                ? { title: t(`refused.${answer.reason}.title`), way: t(`refused.${answer.reason}.way`) }
                : undefined
            }
            busy={busy}
            onChoose={(files) => {
              setChoices(noChoices);
              void choose(files);
            }}
            onStop={busy ? stop : undefined}
          />
          {answer && answer.kind !== 'refused' && (
            <TableColumns
              table={answer.table}
              encoding={answer.encoding}
              names={columnsOf[list].map((name) => ({ name, label: nameOf(name) }))}
              missing={answer.kind === 'unmapped' ? t(`unmapped.${list}`) : undefined}
              onChange={(mapping) => map(mapping)}
            />
          )}
          {answer?.kind === 'read' && (
            <p>
              {t('read', { count: rows.length })} {answer.sums > 0 && t('sums', { count: answer.sums })}
            </p>
          )}
          {answer?.kind === 'read' && <Caption>{t('zeros')}</Caption>}
        </Stack>
      </Card>
      {answer?.kind === 'read' && (
        <>
          <WordsCard
            groups={groups}
            chosen={choices.words}
            onChoose={(key, code) => setChoices({ ...choices, words: withWord(choices.words, key, code) })}
          />
          <RowsCard
            rows={decided}
            written={rows}
            use={use}
            onTake={(numbers, isTaken) =>
              setChoices({
                ...choices,
                taken: {
                  ...choices.taken,
                  ...Object.fromEntries(numbers.map((number) => [number, isTaken])),
                },
              })
            }
          />
          <Confirm
            state={state}
            label={label}
            count={entries.length}
            hindered={entries.length > mostAtOnce ? t('tooManyAtOnce', { most: mostAtOnce }) : undefined}
            onConfirm={() => void confirm()}
            onClose={onClose}
          />
        </>
      )}
    </Stack>
  );
}

function withWord(words: Choices['words'], key: string, code: string | undefined): Choices['words'] {
  const { [key]: _, ...others } = words;
  return code === undefined ? others : { ...others, [key]: code };
}
