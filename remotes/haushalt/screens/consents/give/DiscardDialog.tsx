import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Dialog } from '@vp-digital/core/ui';

export interface DiscardDialogProps {
  onDiscard(): void;
  onBack(): void;
}

/** Asks before what was filled in is lost. */
export function DiscardDialog({ onDiscard, onBack }: DiscardDialogProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents.give' });
  return (
    <Dialog
      title={t('discardTitle')}
      opened
      onClose={onBack}
      actions={
        <>
          <Button kind="danger" onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button kind="primary" onClick={onBack}>
            {t('back')}
          </Button>
        </>
      }
    >
      <p>{t('discardText')}</p>
    </Dialog>
  );
}
