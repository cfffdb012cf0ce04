import { NeedTable, type NeedTableProps, UnknownNeeds } from '@vp-digital/core/forms';
import { type NeedComparison, whyOf, lightOf, type ShownNeed } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  Caption,
  Card,
  Empty,
  SegmentedChoice,
  Stack,
  Chip,
  ErrorIcon,
  PositiveIcon,
  WarningIcon,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import { rowsOf, type Scope, scopes } from './judge';

export interface TopicsCardProps extends Omit<NeedTableProps, 'rows' | 'judged'> {
  comparison: NeedComparison;
}

/** All topics, only open ones, or only settled ones; topics that are not yet known are neither. */
export function TopicsCard({ comparison, ...table }: TopicsCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluation' });
  const { t: word } = useTranslation('household/judgedNeeds');
  const [scope, setScope] = useState<Scope>('all');
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set());
  const rows = rowsOf(comparison, scope, staying);
  const choose = (next: Scope) => {
    setScope(next);
    setStaying(new Set(rowsOf(comparison, next).map(({ key }) => key)));
  };
  const openNone = comparison.unknown.length > 0 ? 'openSoFar' : 'open';
  const hasTopics = comparison.open.length + comparison.settled.length > 0;
  return (
    <>
      {hasTopics && (
        <Card
          title={t('topics')}
          actions={
            <SegmentedChoice<Scope>
              label={t('scopes')}
              hideLabel
              writes={false}
              options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
              value={scope}
              onChange={choose}
            />
          }
        >
          <Stack>
            {rows.length > 0 ? (
              <NeedTable
                {...table}
                rows={rows}
                judged={(row) => (
                  <>
                    <Caption>{word(`why.${whyOf(row)}`)}</Caption>
                    <TrafficLight row={row} />
                  </>
                )}
              />
            ) : (
              <Empty>{t(`none.${scope === 'settled' ? 'settled' : openNone}`)}</Empty>
            )}
            <Caption>{t('scale')}</Caption>
          </Stack>
        </Card>
      )}
      {scope !== 'settled' && <UnknownNeeds rows={comparison.unknown} data={table.data} />}
    </>
  );
}

const looks = {
  missing: { tone: 'negative', icon: ErrorIcon },
  check: { tone: 'warning', icon: WarningIcon },
  fine: { tone: 'positive', icon: PositiveIcon },
  putOff: { tone: 'neutral' },
} as const;

/** The state of a topic, in a word and a sign. */
function TrafficLight({ row }: { row: ShownNeed }) {
  const { t } = useTranslation('household/judgedNeeds');
  const light = lightOf(row);
  return <Chip {...looks[light]}>{t(`light.${light}`)}</Chip>;
}
