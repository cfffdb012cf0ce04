import { useFigureTexts, useNeedWords } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Empty, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { ChangeTable } from './ChangeTable';
import { changesOf } from './changes';
import type { ComparisonProps } from './Comparison';
import { namespaces } from './comparisonWords';
import { gapsOf } from './gapsOf';
import type { ComparedPoint } from './pointsInTime';
import { type PresenceChange, presenceChanges, presenceOf } from './presenceOf';

/** The gap of each topic at two points in time, if it has changed; also for topics with or without cover. */
export function GapChanges({ points, names }: ComparisonProps) {
  const { t } = useTranslation(namespaces);
  const { word } = useFigureTexts();
  const { name: before } = useNeedWords(points.before.data);
  const { name: after } = useNeedWords(points.after.data);
  const words = { t, word };
  const gaps = changesOf('gaps', points, {
    before: { ...words, nameOfNeed: before },
    after: { ...words, nameOfNeed: after },
  });
  const presences = presenceChanges(points, { nameOfNeed: after });
  if (gaps.length + presences.length === 0) {
    const isKnown = [points.before, points.after].some(knowsTopics);
    return <Empty>{t(isKnown ? 'compare.gapsUnchanged' : 'compare.gapsUnknown')}</Empty>;
  }
  const state = (key: 'before' | 'after'): SumColumn<PresenceChange> => ({
    kind: 'text',
    key,
    header: names[key],
    cell: (change) => t(`compare.cover.${change[key] ?? 'unknown'}`),
  });
  return (
    <Stack>
      {gaps.length > 0 && <ChangeTable caption={t('compare.group.gaps')} changes={gaps} names={names} />}
      {presences.length > 0 && (
        <SumTable
          caption={t('compare.covers')}
          columns={[
            { kind: 'text', key: 'name', header: t('compare.covers'), cell: ({ name }) => name },
            state('before'),
            state('after'),
          ]}
          rows={presences}
          rowKey={({ key }) => key}
        />
      )}
    </Stack>
  );
}

const knowsTopics = (point: ComparedPoint): boolean => gapsOf(point).length + presenceOf(point).length > 0;
