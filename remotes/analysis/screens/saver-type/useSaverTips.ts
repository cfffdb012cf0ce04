import type { Reserve, SaverType } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

/** One tip for each type: about pots and habits, never about products. */
export function useSaverTips({ missing, targetMonths }: Reserve): (type: SaverType) => string {
  const { t } = useTranslation('analysis', { keyPrefix: 'saverWords' });
  const { euros } = useFormat();
  return (type) => {
    if (type !== 'safety' || missing === undefined) return t(`tips.${type}`);
    return missing > 0
      ? t('tips.reserve', { count: targetMonths, amount: euros(missing) })
      : t('tips.reserveFull', { count: targetMonths });
  };
}
