import { type AppointmentData, Participants, Themes, WhenFields, WhereFields } from '@vp-digital/core/forms';
import type { Appointment, StoredAppointment } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Button, RemoveIcon, Row, SideSheet, Stack } from '@vp-digital/core/ui';
import type { AppointmentList } from './actions';

export interface EditSheetProps {
  id: string;
  appointment: StoredAppointment;
  data: AppointmentData;
  list: AppointmentList;
  onCancel(): void;
  onClose(): void;
}

/** One that is planned or going on, field by field; each is saved by itself. */
export function EditSheet({ id, appointment, data, list, onCancel, onClose }: EditSheetProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.appointment' });
  const { t: code } = useTranslation('household/appointments');
  const today = useHost().clock.today();
  const isPlanned = appointment.state === 'planned';
  const { id: appointmentId, ...value } = appointment;
  const editor = useEntry({ section: 'appointments', id: appointmentId, value, of: t('name') });
  const change = (fields: Partial<Appointment>) => list.entries.change(appointmentId, fields, list.name);
  return (
    <SideSheet id={id} opened title={t(isPlanned ? 'edit.title' : 'running.title')} onClose={onClose}>
      <Stack gap="medium">
        {isPlanned && (
          <WhenFields
            begin={appointment.begin}
            end={appointment.end}
            min={today}
            onChange={(begin, end) => {
              editor.set('begin', begin, code('field.date'));
              editor.set('end', end, code('field.until'));
            }}
            onInvalid={editor.field('begin', code('field.date')).onInvalid}
            onBlur={editor.leave}
          />
        )}
        <WhereFields value={appointment} onChange={(fields) => change(fields)} />
        <Participants
          persons={data.persons}
          value={appointment.personIds}
          onChange={(personIds) => change({ personIds })}
        />
        {!isPlanned && <Themes value={appointment.themes} onChange={(themes) => change({ themes })} />}
        <Row>
          <Button writes icon={RemoveIcon} onClick={onCancel}>
            {t(isPlanned ? 'cancel' : 'discard')}
          </Button>
        </Row>
      </Stack>
    </SideSheet>
  );
}
