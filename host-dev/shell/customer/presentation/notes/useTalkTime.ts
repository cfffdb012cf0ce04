import { appointmentInProgress, type SectionData, wallTimeOf } from '@vp-digital/core/household';
import { skipToken } from '@vp-digital/core/libs/query';
import { useSelector } from '@vp-digital/core/libs/redux';
import type { WithSession } from '@vp-digital/core/session';
import { useEffect, useState } from 'react';
import { shellApi } from '../../../session/shellApi';
import { useShell } from '../../../session/ShellContext';
import { minutesBetween } from './minutesBetween';

const { useSectionQuery } = shellApi.api;

/** Milliseconds. */
const tick = 10_000;

/**
 * Whole minutes of the talk: since the appointment was started, if one is under way, else since this view was opened. An
 * appointment that begins meanwhile counts from then on.
 */
export function useTalkTime(householdId: string | undefined): { minutes: number; isAppointment: boolean } {
  const { clock } = useShell();
  const [opened] = useState(() => wallTimeOf(clock.now()));
  const [now, setNow] = useState(opened);
  const { data, refetch } = useSectionQuery(
    householdId === undefined ? skipToken : { householdId, section: 'appointments' },
  );
  const newest = useSelector(
    ({ session }: WithSession) => session.revisions[householdId ?? '']?.['appointments']?.version,
  );

  useEffect(() => {
    const timer = setInterval(() => setNow(wallTimeOf(clock.now())), tick);
    return () => clearInterval(timer);
  }, [clock]);

  useEffect(() => {
    if (data && newest !== undefined && newest > data.version) void refetch();
  }, [data, newest, refetch]);

  const running = data && appointmentInProgress(data.data as SectionData['appointments'], now); // of the section asked for
  return { minutes: minutesBetween(running?.begin ?? opened, now), isAppointment: running !== undefined };
}
