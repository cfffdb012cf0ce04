import { type AppointmentData } from '@vp-digital/core/forms';
import {
  forgottenAppointment,
  nextAppointment,
  runningAppointment,
  wallTimeOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { useEntries, useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { useId, useState, useEffect, useEffectEvent } from 'react';
import { useReadOnly } from '@vp-digital/core/ui';
import { useWhen } from '../../../shared/appointments/useWhen';
import { AppointmentActions } from './AppointmentActions';
import { AppointmentHead } from './AppointmentHead';
import { start } from './actions';
import type { Did, Opened } from './opened';
import { useClosingPage } from './useClosingPage';
import { type AppointmentAction, takeRequestedAction } from '../../../shared/appointments/requestedAction';

/** The appointment that is going on, or the next one: begun, planned, changed, ended from here. */
export default function Appointments({ data }: { data: AppointmentData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.appointment' });
  const sheetId = useId();
  const { clock } = useHost();
  const when = useWhen();
  const navigate = useNavigate();
  const closingPage = useClosingPage();
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
  const begin = () => {
    setOpened({ kind: 'edit', id: start(list, data, clock) });
    setDid('started');
  };
  const done = (what: Did | undefined) => {
    if (what === 'ended' && opened?.kind === 'end' && opened.begins) return begin();
    setOpened(undefined);
    setDid(what);
  };
  const running = runningAppointment(data.appointments);
  const forgotten = forgottenAppointment(data.appointments, wallTimeOf(clock.now()));
  /** In five steps; where these are not offered, its end is asked for here. */
  const finish = (begins?: true) =>
    closingPage === undefined ? open({ kind: 'end', ...(begins && { begins }) }) : void navigate(closingPage);
  const beginNew = () => (forgotten ? finish(true) : begin());
  useRequestedAction({
    start: () => {
      if (running && !forgotten) setOpened({ kind: 'edit', id: running.id });
      else beginNew();
    },
    end: () => {
      if (running) finish();
    },
  });
  const shared = { data, sheetId, opened, when, onOpen: open };
  return (
    <>
      <AppointmentHead
        {...shared}
        appointment={running ?? nextAppointment(data.appointments, clock.today())}
        isForgotten={forgotten !== undefined}
        onStart={beginNew}
      />
      <AppointmentActions {...shared} list={list} did={did} onDone={done} />
    </>
  );
}

/** Does what was pressed in the list of households, when the appointments are there. */
function useRequestedAction(actions: Readonly<Record<AppointmentAction, () => void>>): void {
  const householdId = useHouseholdId();
  const { clock } = useHost();
  const readOnly = useReadOnly();
  const onShown = useEffectEvent(() => {
    const action = takeRequestedAction(householdId, clock.now());
    if (action && readOnly === undefined) actions[action]();
  });
  useEffect(() => onShown(), []);
}
