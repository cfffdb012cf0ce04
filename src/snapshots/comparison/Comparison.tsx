import { useFigureTexts, useNeedWords } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFlagState, useHasPermission } from '@vp-digital/core/platform';
import { featureFlags, permissions } from '@vp-digital/core/reference';
import { Empty, Stack } from '@vp-digital/core/ui';
import { ChangeTable } from './ChangeTable';
import { changesOf } from './changes';
import { comparedFigures } from './comparedFigures';
import { namespaces } from './comparisonWords';
import { lineGroups } from './lines';
import type { Compared } from './pointsInTime';

export interface ComparisonProps {
  points: Compared;
  /** What the two are called in the heads: a day, or "Heute". */
  names: { before: string; after: string };
}

/** Two points in time side by side: their figures with the difference, and what changed behind them; no rows of zeros. */
export function Comparison({ points, names }: ComparisonProps) {
  const { t } = useTranslation(namespaces);
  const { word } = useFigureTexts();
  const { name: nameBefore } = useNeedWords(points.before.data);
  const { name: nameAfter } = useNeedWords(points.after.data);
  const withBalance = useHasPermission(permissions.balanceSheet);
  const withGrade = useFlagState(featureFlags.financialGradeFlow) === 'on';
  const words = { t, word };
  const wordsOfLines = {
    before: { ...words, nameOfNeed: nameBefore },
    after: { ...words, nameOfNeed: nameAfter },
  };
  const groups = lineGroups
    .filter((group) => withBalance || (group !== 'assets' && group !== 'debts'))
    .map((group) => ({ group, changes: changesOf(group, points, wordsOfLines) }))
    .filter(({ changes }) => changes.length > 0);
  const figures = comparedFigures(points, words, { withBalance, withGrade });
  if (groups.length === 0 && figures.every(({ before, after }) => before === after))
    return <Empty>{t('compare.unchanged')}</Empty>;
  return (
    <Stack>
      <ChangeTable caption={t('compare.figures')} changes={figures} names={names} />
      <h3>{t('compare.changed')}</h3>
      {groups.length === 0 && <Empty>{t('compare.unchanged')}</Empty>}
      {groups.map(({ group, changes }) => (
        <ChangeTable
          key={group}
          caption={group === 'assets' || group === 'debts' ? word(group) : t(`compare.group.${group}`)}
          changes={changes}
          names={names}
        />
      ))}
    </Stack>
  );
}
