import { type SaverResult, type SectionData, saverTypes, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';

/** The points of each type: of one person as they are, of several each with a name. */
export function usePointRows(
  data: Pick<SectionData, 'persons'>,
  savers: readonly { personId: string; result: SaverResult }[],
): { key: string; name: string; value: string }[] {
  const { t } = useTranslation('analysis', { keyPrefix: 'saverWords' });
  return saverTypes.map((type) => ({
    key: type,
    name: t(`short.${type}`),
    value: savers
      .map(({ personId, result }) =>
        savers.length > 1
          ? t('pointsOf', { name: shortNameOf(data, personId) ?? '', count: result.points[type] })
          : String(result.points[type]),
      )
      .join(' · '),
  }));
}
