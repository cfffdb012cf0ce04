import {
  type KeptAppointment,
  missedAppointments,
  nextAppointment,
  runningAppointment,
} from '@vp-digital/core/household';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { Card, Skeleton } from '@vp-digital/core/ui';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { AppointmentNotice } from './AppointmentNotice';
import { MissedAppointment } from './MissedAppointment';
import { type AppointmentData, newAppointment } from './newAppointment';
import { NextAppointment } from './NextAppointment';
import { RunningAppointment } from './RunningAppointment';
import type { Did, Opened } from './opened';
import { useAppointmentList } from './useAppointmentList';

/** On its way once the page stands, so that the first sheet finds it there. */
const loadSheets = () => import('./sheets');
const PlanSheet = lazy(async () => ({ default: (await loadSheets()).PlanSheet }));
const EditSheet = lazy(async () => ({ default: (await loadSheets()).EditSheet }));
const EndSheet = lazy(async () => ({ default: (await loadSheets()).EndSheet }));

/** The appointment that is going on, or the next one: begun, planned, changed, ended from here. */
export function AppointmentCard() {
  const result = usePageDocuments(['persons', 'appointments']);
  if (result.status === 'ready') return <Appointments data={result.data} />;
  return (
    <Card>
      <LoadedState result={result} skeleton={<Skeleton shape="text" count={2} />}>
        {() => undefined}
      </LoadedState>
    </Card>
  );
}

function Appointments({ data }: { data: AppointmentData }) {
  const sheetId = useId();
  const today = useHost().clock.today();
  const list = useAppointmentList(data);
  const [opened, setOpened] = useState<Opened>();
  const [did, setDid] = useState<Did>();
  useEffect(() => {
    loadSheets().catch(() => {}); // who opens one asks again, and is told
  }, []);
  const running = runningAppointment(data.appointments);
  const next = nextAppointment(data.appointments, today);
  const [missed] = missedAppointments(data.appointments, today);
  const edited = opened?.kind === 'edit' ? entryOf(data, opened.id) : undefined;
  const close = () => setOpened(undefined);
  const open = (sheet: Opened) => {
    setDid(undefined);
    setOpened(sheet);
  };
  const done = (what: Did) => {
    close();
    setDid(what);
  };
  const start = () => {
    const id = list.start();
    setDid('started');
    setOpened({ kind: 'edit', id });
  };
  const cancel = (appointment: KeptAppointment) => {
    list.cancel(appointment);
    done('cancelled');
  };
  const shared = { id: sheetId, data, onClose: close };
  return (
    <>
      {running ? (
        <RunningAppointment
          appointment={running}
          data={data}
          sheetId={sheetId}
          opened={opened}
          onOpen={open}
        />
      ) : (
        <NextAppointment
          appointment={next}
          data={data}
          sheetId={sheetId}
          opened={opened}
          onStart={start}
          onOpen={open}
        />
      )}
      {did && <AppointmentNotice did={did} onUndone={() => setDid(undefined)} />}
      {missed && !running && (
        <MissedAppointment
          appointment={missed}
          onRecord={() => open({ kind: 'record', missed })}
          onCancel={() => cancel(missed)}
        />
      )}
      <Suspense>
        {opened?.kind === 'plan' && (
          <PlanSheet
            {...shared}
            kind="plan"
            initial={newAppointment(data, today)}
            onDone={(draft) => {
              list.plan(draft);
              done('planned');
            }}
          />
        )}
        {opened?.kind === 'record' && (
          <PlanSheet
            {...shared}
            key={opened.missed?.id}
            kind="record"
            initial={opened.missed ? draftOf(opened.missed) : newAppointment(data, today)}
            onDone={(draft) => {
              list.record(draft, opened.missed?.id);
              done('recorded');
            }}
          />
        )}
        {edited && (
          <EditSheet
            {...shared}
            key={edited.id}
            appointment={edited}
            list={list}
            onCancel={() => cancel(edited)}
          />
        )}
        {opened?.kind === 'end' && running && (
          <EndSheet {...shared} appointment={running} list={list} onDone={() => done('ended')} />
        )}
      </Suspense>
    </>
  );
}

const entryOf = ({ appointments }: AppointmentData, id: string): KeptAppointment | undefined => {
  const entry = appointments.items[id];
  return entry && { id, ...entry };
};

const draftOf = ({ id: _, state: __, ...draft }: KeptAppointment) => draft;
