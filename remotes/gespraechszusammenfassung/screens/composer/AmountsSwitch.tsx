import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Switch } from '@vp-digital/core/ui';
import type { Composing } from './useComposition';

/** Whether the pages name amounts. */
export function AmountsSwitch({ composing: { composition, choose } }: { composing: Composing }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.amounts' });
  return (
    <Switch
      label={t('hide')}
      hint={t('hint')}
      value={composition.hidesAmounts ?? false}
      onChange={(hides) => choose({ hidesAmounts: hides || undefined })}
    />
  );
}
