import { type AppointmentData, type AppointmentDraft, newAppointment } from '@vp-digital/core/forms';
import {
  type Appointment,
  type StoredAppointment,
  nextAppointment,
  wallTimeOf,
} from '@vp-digital/core/household';
import type { EntryList } from '@vp-digital/core/micro-app';
import type { Clock } from '@vp-digital/core/shell';

/** Where appointments are written, and how messages name one. */
export interface AppointmentList {
  entries: EntryList<Appointment>;
  name: string;
}

export type WholeDraft = AppointmentDraft & { begin: string };

/** Each action is one save, and one undoable step. */
const put = (
  { entries, name }: AppointmentList,
  draft: WholeDraft,
  state: Appointment['state'],
  id: string = crypto.randomUUID(),
): string => {
  entries.put(id, { ...draft, state }, name);
  return id;
};

/** Starts today's planned appointment, or a new one with the most likely values; returns its id. */
export function start(list: AppointmentList, data: AppointmentData, clock: Clock): string {
  const [today, begin] = [clock.today(), wallTimeOf(clock.now())];
  const planned = nextAppointment(data.appointments, today);
  if (planned?.begin.slice(0, 10) !== today)
    return put(list, { ...newAppointment(data, today), begin }, 'running');
  const end = planned.end !== undefined && planned.end > begin ? planned.end : undefined;
  list.entries.change(planned.id, { state: 'running', begin, end }, list.name);
  return planned.id;
}

export function finish(
  list: AppointmentList,
  { id }: StoredAppointment,
  { end, next }: { end: string; next: WholeDraft | undefined },
): void {
  list.entries.change(id, { state: 'held', end }, list.name);
  if (next) put(list, next, 'planned');
}

export const plan = (list: AppointmentList, draft: WholeDraft) => put(list, draft, 'planned');

/** A past appointment: new, or a planned one. */
export const record = (list: AppointmentList, draft: WholeDraft, id?: string) => put(list, draft, 'held', id);

export const cancel = ({ entries, name }: AppointmentList, { id }: StoredAppointment) =>
  entries.change(id, { state: 'cancelled' }, name);
