import type { MoveOutPreview, MoveOutQuestion } from '@vp-digital/core/contracts';
import { sectionNames } from '@vp-digital/core/household';
import type { Caller } from '../../authorization';
import { berlinDay } from '../../berlinDay';
import type { Query } from '../../database';
import { householdName } from '../../households';
import { papersOf } from '../papers';
import { basisOf, readDocuments } from '../readDocuments';
import { lockAdministered } from '../rights';
import { consentsOf } from './carryOver';
import { namedEntries } from './namedEntries';
import { obstaclesToMoveOut } from './obstacles';
import { personsIn, splitHousehold } from './splitHousehold';

/** What moving out would bring about. Throws 403 unless the caller administers the household, 422 for strangers to it. */
export async function previewMoveOut(
  q: Query,
  caller: Caller,
  householdId: string,
  { personIds, reason = 'movedOut' }: MoveOutQuestion,
  now: Date,
): Promise<MoveOutPreview> {
  const household = await lockAdministered(q, caller, householdId);
  const current = await readDocuments(q, householdId);
  const split = splitHousehold(current, personIds, berlinDay(now), reason !== 'movedOut');
  return {
    name: householdName(Object.values(personsIn(split.goes).items)),
    obstacles: await obstaclesToMoveOut(q, household, split, reason, now),
    sections: sectionNames
      .map((section) => ({ section, ...split.counts[section] }))
      .filter(({ goes, joint, stays }) => goes + joint + stays > 0),
    entries: namedEntries(current.documentOf, split, personIds),
    readers: [...current.readers],
    consents: await consentsOf(q, householdId, personIds),
    ...(await papersOf(q, householdId)),
    basis: basisOf(current),
  };
}
