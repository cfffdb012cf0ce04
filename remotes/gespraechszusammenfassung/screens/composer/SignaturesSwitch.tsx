import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Switch } from '@vp-digital/core/ui';
import type { Composing } from './useComposition';

/** Whether the paper has places to sign at its end. */
export function SignaturesSwitch({ composing: { composition, choose } }: { composing: Composing }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.signatures' });
  return (
    <Switch
      label={t('show')}
      hint={t('hint')}
      value={composition.signatures ?? false}
      onChange={(shows) => choose({ signatures: shows || undefined })}
    />
  );
}
