import { nextAppointment, runningAppointment } from '@vp-digital/core/household';
import { appointmentsWords } from '@vp-digital/core/household/words/appointments';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import german from '@vp-digital/locales/de/haushalt/overviewAppointments.json';
import { useId, useState } from 'react';
import { useWhen } from '../../appointments/useWhen';
import { AppointmentDeeds } from './AppointmentDeeds';
import { AppointmentHead } from './AppointmentHead';
import { start } from './deeds';
import { useWishedStart } from './useWishedStart';
import type { AppointmentData } from './newAppointment';
import type { Did, Opened } from './opened';

export const texts = {
  de: german,
  en: () =>
    import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/haushalt/overviewAppointments.json'),
};

export const words = [appointmentsWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'haushalt/overviewAppointments': typeof german;
  }
}

/** The appointment that is going on, or the next one: begun, planned, changed, ended from here. */
export default function Appointments({ data }: { data: AppointmentData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.appointment' });
  const sheetId = useId();
  const { clock } = useHost();
  const when = useWhen();
  const entries = useEntries('appointments');
  const [opened, setOpened] = useState<Opened>();
  const [did, setDid] = useState<Did>();
  const change: typeof entries.change = (...given) => {
    setDid(undefined); // what is taken back next is this
    entries.change(...given);
  };
  const list = { entries: { ...entries, change }, name: t('name') };
  const open = (sheet: Opened | undefined) => {
    setDid(undefined);
    setOpened(sheet);
  };
  const done = (what: Did | undefined) => {
    setOpened(undefined);
    setDid(what);
  };
  const begin = () => {
    setOpened({ kind: 'edit', id: start(list, data, clock) });
    setDid('started');
  };
  useWishedStart(() => {
    const running = runningAppointment(data.appointments);
    if (running) setOpened({ kind: 'edit', id: running.id });
    else begin();
  });
  const shared = { data, sheetId, opened, when, onOpen: open };
  return (
    <>
      <AppointmentHead
        {...shared}
        appointment={
          runningAppointment(data.appointments) ?? nextAppointment(data.appointments, clock.today())
        }
        onStart={begin}
      />
      <AppointmentDeeds {...shared} list={list} did={did} onDone={done} />
    </>
  );
}
