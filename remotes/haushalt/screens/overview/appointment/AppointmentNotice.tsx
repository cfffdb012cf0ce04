import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useUndo } from '@vp-digital/core/services';
import { Alert, Button, UndoIcon } from '@vp-digital/core/ui';
import type { Did } from './opened';

export interface AppointmentNoticeProps {
  did: Did;
  onUndone(): void;
}

/** What was done last, to be taken back by one press. */
export function AppointmentNotice({ did, onUndone }: AppointmentNoticeProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.appointment' });
  const { next, go } = useUndo('undo');
  const undo = () => {
    go();
    onUndone();
  };
  return (
    <Alert
      tone="info"
      announce
      title={t(`did.${did}`)}
      action={
        next !== undefined && (
          <Button size="compact" icon={UndoIcon} onClick={undo}>
            {t('undo')}
          </Button>
        )
      }
    />
  );
}
