import type { KeptAppointment } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Row } from '@vp-digital/core/ui';
import { useWhen } from '../../appointments/useWhen';

export interface MissedAppointmentProps {
  appointment: KeptAppointment;
  onRecord(): void;
  onCancel(): void;
}

/** One that was planned for a day that is over: it took place, or it did not. */
export function MissedAppointment({ appointment, onRecord, onCancel }: MissedAppointmentProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.appointment' });
  const when = useWhen();
  return (
    <Alert
      tone="warning"
      title={t('missed.title', { when: when(appointment.begin) })}
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
