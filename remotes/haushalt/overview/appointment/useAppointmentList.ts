import {
  type Appointment,
  type KeptAppointment,
  nextAppointment,
  wallTimeOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { type AppointmentData, type AppointmentDraft, newAppointment } from './newAppointment';

export type WholeDraft = AppointmentDraft & { begin: string };

/** What is done to the household's appointments; each is one save, and one step that can be taken back. */
export function useAppointmentList(data: AppointmentData) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.appointment' });
  const { clock } = useHost();
  const list = useEntries('appointments');
  const name = t('name');
  const put = (draft: WholeDraft, state: Appointment['state'], id: string = crypto.randomUUID()) => {
    list.put(id, { ...draft, state }, name);
    return id;
  };
  return {
    /** The one that is planned for today, or a new one with what is most likely meant; answers its id. */
    start(): string {
      const begin = wallTimeOf(clock.now());
      const today = clock.today();
      const planned = nextAppointment(data.appointments, today);
      if (planned?.begin.slice(0, 10) !== today)
        return put({ ...newAppointment(data, today), begin }, 'running');
      const end = planned.end !== undefined && planned.end > begin ? planned.end : undefined;
      list.change(planned.id, { state: 'running', begin, end }, name);
      return planned.id;
    },
    end({ id }: KeptAppointment, end: string, next: WholeDraft | undefined): void {
      list.change(id, { state: 'held', end }, name);
      if (next) put(next, 'planned');
    },
    plan: (draft: WholeDraft) => put(draft, 'planned'),
    /** One that is over: new, or one that was planned. */
    record: (draft: WholeDraft, id?: string) => put(draft, 'held', id),
    change: (id: string, fields: Partial<Appointment>) => list.change(id, fields, name),
    cancel: ({ id }: KeptAppointment) => list.change(id, { state: 'cancelled' }, name),
  };
}

export type AppointmentList = ReturnType<typeof useAppointmentList>;
