import {
  type ThunkDispatch,
  type UnknownAction,
  useDispatch,
  useSelector,
} from '@vp-digital/core/libs/redux';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { selectInRole } from '@vp-digital/core/session';
import { useEffect } from 'react';
import { noteVisit } from '../../api';

/**
 * Notes that the household was opened, for the list of those opened last; in the role of another nothing is noted. No hook of the
 * mutation's: the page, just drawn, would be drawn once more.
 */
export function useVisit(): void {
  const householdId = useHouseholdId();
  const inRole = useSelector(selectInRole);
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useEffect(() => {
    if (!inRole) void dispatch(noteVisit.initiate(householdId, { track: false }));
  }, [dispatch, householdId, inRole]);
}
