import { type AppointmentData, newAppointment } from '@vp-digital/core/forms';
import { useHost } from '@vp-digital/core/platform';
import { type StoredAppointment, missedAppointments, runningAppointment } from '@vp-digital/core/household';
import { useReadOnly } from '@vp-digital/core/ui';
import { AppointmentNotice } from './AppointmentNotice';
import * as actions from './actions';
import { EditSheet } from './EditSheet';
import { EndSheet } from './EndSheet';
import { MissedAppointment } from './MissedAppointment';
import type { Did, Opened } from './opened';
import { PlanSheet } from './PlanSheet';

export interface AppointmentActionsProps {
  sheetId: string;
  data: AppointmentData;
  list: actions.AppointmentList;
  opened: Opened | undefined;
  did: Did | undefined;
  /** Writes when an appointment begins. */
  when(begin: string): string;
  onOpen(sheet: Opened | undefined): void;
  onDone(did: Did | undefined): void;
}

/** The sheet that is open, what was done last, and what nobody has said yet of one that is over. */
export function AppointmentActions({
  sheetId,
  data,
  list,
  opened,
  did,
  when,
  onOpen,
  onDone,
}: AppointmentActionsProps) {
  const today = useHost().clock.today();
  const readOnly = useReadOnly();
  const [missed] = missedAppointments(data.appointments, today);
  const running = runningAppointment(data.appointments);
  const edited = opened?.kind === 'edit' ? entryOf(data, opened.id) : undefined;
  const cancel = (appointment: StoredAppointment) => {
    actions.cancel(list, appointment);
    onDone('cancelled');
  };
  const shared = { id: sheetId, data, list, onClose: () => onOpen(undefined) };
  return (
    <>
      {did && <AppointmentNotice did={did} onUndone={() => onDone(undefined)} />}
      {missed && !running && readOnly === undefined && (
        <MissedAppointment
          when={when(missed.begin)}
          onRecord={() => onOpen({ kind: 'record', missed })}
          onCancel={() => cancel(missed)}
        />
      )}
      {opened?.kind === 'plan' && (
        <PlanSheet {...shared} kind="plan" initial={newAppointment(data, today)} onDone={onDone} />
      )}
      {opened?.kind === 'record' && (
        <PlanSheet
          {...shared}
          key={opened.missed?.id}
          kind="record"
          known={opened.missed?.id}
          initial={opened.missed ? draftOf(opened.missed) : newAppointment(data, today)}
          onDone={onDone}
        />
      )}
      {edited && (
        <EditSheet {...shared} key={edited.id} appointment={edited} onCancel={() => cancel(edited)} />
      )}
      {opened?.kind === 'end' && running && (
        <EndSheet {...shared} appointment={running} begins={opened.begins} onDone={onDone} />
      )}
    </>
  );
}

const entryOf = ({ appointments }: AppointmentData, id: string): StoredAppointment | undefined => {
  const entry = appointments.items[id];
  return entry && { id, ...entry };
};

const draftOf = ({ id: _, state: __, ...draft }: StoredAppointment) => draft;
