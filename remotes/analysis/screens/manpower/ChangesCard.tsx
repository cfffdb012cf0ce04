import { earningLoss, type EarningLossSettings } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Card, SumTable } from '@vp-digital/core/ui';
import type { Change, Simulated } from './data';

interface Row {
  key: string;
  name: string;
  change: Partial<EarningLossSettings>;
}

/** A sample that is shown where none is set: a round amount. */
const sample = 100_000;

/** What each single change would do to the month in which the account is empty. */
export function ChangesCard({ facts, settings, onChange }: Simulated & { onChange: Change }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.changes' });
  const { euros } = useFormat();
  const cover = settings.cover > 0 ? settings.cover : sample;
  const withCover = settings.cover > 0 ? t('withoutCover') : t('withCover', { amount: euros(cover) });
  const isPension = settings.case !== 'sick' && facts.course.occupation !== 'civilServant';
  const rows: Row[] = [
    { key: 'asSet', name: t('asSet'), change: {} },
    ...(isPension
      ? [
          {
            key: 'pension',
            name: t(settings.refused ? 'granted' : 'refused'),
            change: { refused: !settings.refused },
          },
        ]
      : []),
    {
      key: 'savings',
      name: t(settings.pausesSavings ? 'keepsSavings' : 'pausesSavings'),
      change: { pausesSavings: !settings.pausesSavings },
    },
    ...(facts.wishes > 0
      ? [
          {
            key: 'wishes',
            name: t(settings.dropsWishes ? 'keepsWishes' : 'dropsWishes'),
            change: { dropsWishes: !settings.dropsWishes },
          },
        ]
      : []),
    ...(settings.case === 'sick'
      ? []
      : [
          { key: 'cover', name: withCover, change: { cover: settings.cover > 0 ? 0 : cover } },
          ...(settings.cover > 0
            ? []
            : [
                {
                  key: 'both',
                  name: t('both', { amount: euros(cover) }),
                  change: { cover, pausesSavings: true },
                },
              ]),
        ]),
  ];
  return (
    <Card title={t('title')}>
      <SumTable
        caption={t('title')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            kind: 'text',
            key: 'name',
            header: t('assumption'),
            cell: ({ key, name, change }) =>
              key === 'asSet' ? (
                <b>{name}</b>
              ) : (
                <Button kind="quiet" size="compact" onClick={() => onChange(change)}>
                  {name}
                </Button>
              ),
          },
          {
            kind: 'text',
            key: 'empty',
            header: t('empty'),
            cell: ({ change }) => {
              const { emptyIn, months } = earningLoss(facts, { ...settings, ...change });
              return emptyIn === undefined
                ? t('never', { count: months.length })
                : t('month', { month: emptyIn });
            },
          },
        ]}
      />
    </Card>
  );
}
