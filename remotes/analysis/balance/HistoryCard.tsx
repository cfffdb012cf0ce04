import { useFigureTexts } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, Empty, Stack, type SumColumn, SumTable, TextLink, ValueLine } from '@vp-digital/core/ui';
import { useSnapshotsQuery } from '../snapshotsApi';
import { type HistoryPoint, historyOf } from './history';

/** Net worth over the snapshots, up to today where it is known. */
export function HistoryCard({ today }: { today: number | undefined }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance.history' });
  const householdId = useHouseholdId();
  const { clock } = useHost();
  const snapshots = fromQuery(useSnapshotsQuery(householdId));
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
