import { type KeptAppointment, lastAppointment } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHousehold } from '@vp-digital/core/services';
import { Button, CalendarIcon, Card, ClockIcon, CustomerBlock, Row, SheetButton } from '@vp-digital/core/ui';
import { AppointmentFacts } from './AppointmentFacts';
import type { AppointmentData } from './newAppointment';
import type { Opened } from './opened';
import { useCalendarFile } from '../../appointments/useCalendarFile';
import { useWhen } from '../../appointments/useWhen';

export interface NextAppointmentProps {
  /** None is planned: undefined. */
  appointment: KeptAppointment | undefined;
  data: AppointmentData;
  sheetId: string;
  opened: Opened | undefined;
  onStart(): void;
  onOpen(sheet: Opened | undefined): void;
}

/** When one meets next. The customer sees the day and no more. */
export function NextAppointment(props: NextAppointmentProps) {
  const { appointment, data, sheetId, opened, onStart, onOpen } = props;
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.appointment' });
  const { t: common } = useTranslation('haushalt', { keyPrefix: 'appointments' });
  const { t: code } = useTranslation('household/appointments');
  const when = useWhen();
  const save = useCalendarFile();
  const { household } = useHousehold(useHouseholdId());
  const last = lastAppointment(data.appointments);
  const toggle = (sheet: Opened) => ({
    opened: opened?.kind === sheet.kind,
    controls: sheetId,
    onToggle: () => onOpen(opened?.kind === sheet.kind ? undefined : sheet),
  });
  return (
    <Card
      title={appointment ? code(`occasion.${appointment.occasion}`) : t('next.none')}
      caption={
        appointment ? (
          <AppointmentFacts appointment={appointment} data={data} />
        ) : (
          last && t('last', { when: when(last.begin) })
        )
      }
    >
      {appointment && (
        <CustomerBlock>
          <p>{t('next.when', { when: when(appointment.begin) })}</p>
        </CustomerBlock>
      )}
      <Row gap="small">
        <Button writes icon={ClockIcon} onClick={onStart}>
          {t('start')}
        </Button>
        {appointment ? (
          <SheetButton {...toggle({ kind: 'edit', id: appointment.id })} writes kind="quiet">
            {t('change')}
          </SheetButton>
        ) : (
          <SheetButton {...toggle({ kind: 'plan' })} writes kind="quiet">
            {t('plan.button')}
          </SheetButton>
        )}
        {appointment && household && (
          <Button kind="quiet" icon={CalendarIcon} onClick={() => void save(appointment, household.name)}>
            {common('toCalendar')}
          </Button>
        )}
        <SheetButton {...toggle({ kind: 'record' })} writes kind="quiet">
          {t('record.title')}
        </SheetButton>
      </Row>
    </Card>
  );
}
