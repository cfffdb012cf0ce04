import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useSelector } from '@vp-digital/core/libs/redux';
import { selectInRole } from '@vp-digital/core/session';
import { useEffect } from 'react';
import { useNoteVisitMutation } from '../api';

/** Notes that the household was opened, for the list of those opened last; in the role of another nothing is noted. */
export function useVisit(): void {
  const householdId = useHouseholdId();
  const inRole = useSelector(selectInRole);
  const [note] = useNoteVisitMutation();
  useEffect(() => {
    if (!inRole) void note(householdId);
  }, [note, householdId, inRole]);
}
