import type { TaxClass } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption } from '@vp-digital/core/ui';

/** Which tax class an estimate takes while nobody has told one; its field stands beside it. */
export function TaxClassHint({ usual }: { usual: TaxClass | undefined }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income.net' });
  return usual && <Caption>{t('usualTaxClass', { taxClass: usual })}</Caption>;
}
