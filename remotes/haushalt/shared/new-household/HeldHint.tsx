import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button } from '@vp-digital/core/ui';

/** Shown as soon as the persons are entered, before anything else is typed: a file may already exist. */
export function HeldHint({ onShow }: { onShow(): void }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'held' });
  return (
    <Alert
      tone="warning"
      title={t('title')}
      announce
      action={
        <Button size="compact" onClick={onShow}>
          {t('show')}
        </Button>
      }
    >
      {t('hint')}
    </Alert>
  );
}
