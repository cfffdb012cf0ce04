import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Row } from '@vp-digital/core/ui';

export interface MissedAppointmentProps {
  /** When it was to begin. */
  when: string;
  onRecord(): void;
  onCancel(): void;
}

/** One that was planned for a day that is over: it took place, or it did not. */
export function MissedAppointment({ when, onRecord, onCancel }: MissedAppointmentProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.appointment' });
  return (
    <Alert
      tone="warning"
      title={t('missed.title', { when })}
      action={
        <Row gap="small">
          <Button writes size="compact" onClick={onRecord}>
            {t('missed.held')}
          </Button>
          <Button writes size="compact" onClick={onCancel}>
            {t('missed.cancelled')}
          </Button>
        </Row>
      }
    />
  );
}
