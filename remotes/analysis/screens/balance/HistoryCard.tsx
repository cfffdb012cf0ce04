import { useFigureTexts } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import type { WithSession } from '@vp-digital/core/session';
import { Card, Empty, Stack, type SumColumn, SumTable, TextLink, ValueLine } from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';
import { useSnapshotsQuery } from '../../shared/snapshots/snapshotsApi';
import type { BalancePageData } from '../../shared/entry-sheet/data';
import { type HistoryPoint, historyOf } from './history';

export interface HistoryCardProps {
  today: number | undefined;
  /** As written, with what one person discusses alone. */
  stored: Stored;
}

type Stored = Pick<BalancePageData, 'assets' | 'contracts' | 'liabilities'>;

/** Net worth over the snapshots, up to today where it is known. */
export function HistoryCard({ today, stored }: HistoryCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance.history' });
  const householdId = useHouseholdId();
  const { clock } = useHost();
  const snapshots = fromQuery(useStates(stored));
  return (
    <Card title={t('title')}>
      <LoadedState
        result={snapshots}
        isEmpty={(known) => known.length === 0}
        empty={
          <Empty
            action={<TextLink href={routes.snapshots.href({ householdId })}>{t('toSnapshots')}</TextLink>}
          >
            {t('empty')}
          </Empty>
        }
      >
        {(known) => (
          <History
            points={historyOf(
              known,
              today === undefined ? undefined : { at: clock.today(), netWorth: today },
            )}
          />
        )}
      </LoadedState>
    </Card>
  );
}

/**
 * The states, whose figures the services make without what one person discusses alone: asked for again when a mark is set or
 * taken back here, and with every save from then on, for one of them is the mark's.
 */
function useStates(stored: Stored) {
  const householdId = useHouseholdId();
  const states = useSnapshotsQuery(householdId);
  const { refetch } = states;
  const marks = documents
    .flatMap((name) => Object.entries(stored[name].items))
    .flatMap(([id, { discussedAlone }]) => (discussedAlone === undefined ? [] : [id]))
    .join();
  const saved = useSelector(({ session }: WithSession) =>
    documents.map((name) => session.revisions[householdId]?.[name]?.version).join(),
  );
  const [first] = useState(marks);
  const [isOther, setIsOther] = useState(false);
  if (!isOther && marks !== first) setIsOther(true);
  useEffect(() => {
    if (isOther) void refetch();
  }, [isOther, marks, saved, refetch]);
  return states;
}

const documents = ['assets', 'contracts', 'liabilities'] as const;

function History({ points }: { points: readonly HistoryPoint[] }) {
  const { word } = useFigureTexts();
  const { t } = useTranslation('analysis', { keyPrefix: 'balance.history' });
  const { day, euros } = useFormat();
  const columns: SumColumn<HistoryPoint>[] = [
    {
      kind: 'text',
      key: 'date',
      header: t('date'),
      cell: (point) => (point.kind === 'today' ? t('today') : day(point.at)),
    },
    {
      kind: 'figure',
      key: 'netWorth',
      header: word('netWorth'),
      summed: false,
      value: ({ netWorth }) => netWorth,
      format: (amount) => euros(amount),
    },
    {
      kind: 'figure',
      key: 'change',
      header: t('change'),
      summed: false,
      value: ({ change }) => change,
      format: (amount) => euros(amount, { sign: 'difference' }),
    },
  ];
  const first = points[0];
  const last = points.at(-1);
  return (
    <Stack>
      {first && last && (
        <ValueLine
          points={points.map(({ key, at, netWorth }) => ({ key, at, value: netWorth }))}
          label={t('label', {
            from: day(first.at),
            before: euros(first.netWorth),
            to: day(last.at),
            after: euros(last.netWorth),
          })}
        />
      )}
      <SumTable caption={t('title')} columns={columns} rows={points} rowKey={({ key }) => key} />
    </Stack>
  );
}
