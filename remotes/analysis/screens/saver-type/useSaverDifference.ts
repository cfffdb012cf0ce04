import { type SaverResult, saverTypes } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';

/** Of a couple: where they are closest, and where they differ most; without a winner. Undefined of one person. */
export function useSaverDifference(
  savers: readonly { result: SaverResult }[],
): { common: string; question: string } | undefined {
  const { t } = useTranslation('analysis', { keyPrefix: 'saverWords' });
  const [one, other] = savers;
  if (!one || !other || savers.length > 2) return undefined;
  const apart = saverTypes
    .map((type) => ({ type, points: Math.abs(one.result.points[type] - other.result.points[type]) }))
    .sort((a, b) => a.points - b.points);
  const [closest, furthest] = [apart[0], apart.at(-1)];
  if (!closest || !furthest) return undefined;
  return {
    common: t('common', { type: t(`short.${closest.type}`) }),
    question:
      furthest.points === 0
        ? t('same')
        : t('apart', { type: t(`short.${furthest.type}`), count: furthest.points }),
  };
}
