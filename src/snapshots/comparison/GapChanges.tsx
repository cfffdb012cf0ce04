import { useFigureTexts, useNeedWords } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Empty } from '@vp-digital/core/ui';
import { ChangeTable } from './ChangeTable';
import { changesOf } from './changes';
import type { ComparisonProps } from './Comparison';
import { namespaces } from './comparisonWords';

/** What was missing of each topic in two points in time, where that has changed. */
export function GapChanges({ points, names }: ComparisonProps) {
  const { t } = useTranslation(namespaces);
  const { word } = useFigureTexts();
  const { name: before } = useNeedWords(points.before.data);
  const { name: after } = useNeedWords(points.after.data);
  const words = { t, word };
  const changes = changesOf('gaps', points, {
    before: { ...words, nameOfNeed: before },
    after: { ...words, nameOfNeed: after },
  });
  if (changes.length === 0) return <Empty>{t('compare.gapsUnchanged')}</Empty>;
  return <ChangeTable caption={t('compare.group.gaps')} changes={changes} names={names} />;
}
