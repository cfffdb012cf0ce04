import type { ProductFit } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Chip } from '@vp-digital/core/ui';

const tones = { fits: 'positive', unsuited: 'warning', notEligible: 'neutral', unknown: 'info' } as const;

/** Whether a product's own rules speak for this person: no grade. */
export function FitChip({ state }: Pick<ProductFit, 'state'>) {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  return <Chip tone={tones[state]}>{t(`fit.${state}`)}</Chip>;
}
