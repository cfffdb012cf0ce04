import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button } from '@vp-digital/core/ui';

export interface UndrawnProps {
  of: 'draft' | 'released';
  retry(): void;
}

/** That the pages cannot be drawn, and what can be done without them and what cannot. */
export function Undrawn({ of, retry }: UndrawnProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview.undrawn' });
  return (
    <Alert tone="warning" title={t('title')} announce action={<Button onClick={retry}>{t('retry')}</Button>}>
      {t(of)}
    </Alert>
  );
}
