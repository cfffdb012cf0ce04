import type { LeavingReason, MoveOutPreview } from '@vp-digital/core/contracts';
import { berlinDay } from '../../berlinDay';
import type { Query } from '../../database';
import { obstaclesOf } from '../obstacles';
import type { AdministeredHousehold } from '../rights';
import { personsIn, type SplitHousehold } from './splitHousehold';
import { hasGrownUp } from './withResponsible';

/** What stands against these persons moving out: in the household, and because of who they are. */
export async function obstaclesToMoveOut(
  q: Query,
  household: AdministeredHousehold,
  { goes, stays }: SplitHousehold,
  reason: LeavingReason,
  now: Date,
): Promise<MoveOutPreview['obstacles']> {
  const today = berlinDay(now);
  const { name: householdName } = household;
  return [
    ...(await obstaclesOf(q, household, now)),
    ...(reason !== 'movedOut' || hasGrownUp(personsIn(goes), today)
      ? []
      : [{ code: 'minor' as const, householdName }]),
    ...(hasGrownUp(personsIn(stays), today) ? [] : [{ code: 'lastAdult' as const, householdName }]),
  ];
}
