import { isDeepStrictEqual } from 'node:util';
import type { LeavingReason, MovedOut, MoveOut } from '@vp-digital/core/contracts';
import { checkedDocument, type SectionName, sectionNames } from '@vp-digital/core/household';
import { ServiceError } from '../../http/ServiceError';
import { type AuditEntry, writeAudit } from '../../audit';
import type { Caller } from '../../authorization';
import { berlinDay } from '../../berlinDay';
import type { Query } from '../../database';
import { insertHousehold, refreshSearch } from '../../households';
import { replaceSection } from '../../sections';
import { createSnapshot, forgetGoneAppointments } from '../../snapshots';
import { setStatus } from '../changeStatus';
import { type Document, entriesIn } from '../document';
import { basisOf, readDocuments } from '../readDocuments';
import { requireKnown } from '../readers';
import { lockAdministered } from '../rights';
import { carryOver } from './carryOver';
import { obstaclesToMoveOut } from './obstacles';
import { personsIn, splitHousehold } from './splitHousehold';
import { deceased, widowed } from './widowed';

const labels = {
  movedOut: 'Vor Auszug',
  deceased: 'Vor Todesfall',
  mistake: 'Vor Entfernen',
} as const satisfies Record<LeavingReason, string>;

const actions = {
  movedOut: 'person.moved-out',
  deceased: 'person.deceased',
  mistake: 'person.mistaken',
} as const satisfies Record<LeavingReason, AuditEntry['action']>;

/**
 * Gives persons a household of their own, for the same contracts, with what is theirs alone; what the household was is
 * kept in a snapshot of it. The file of somebody who died, or was recorded by mistake, is closed at once. Throws 403 unless the caller administers it, 409 for what stands against it and when
 * something was written since the preview, 422 for strangers to it and for readers that the caller does not know of.
 */
export async function moveOut(
  q: Query,
  caller: Caller,
  householdId: string,
  { personIds, reason = 'movedOut', basis, knowsReaders, deceasedOn }: MoveOut,
  now: Date,
): Promise<MovedOut> {
  const household = await lockAdministered(q, caller, householdId);
  const current = await readDocuments(q, householdId);
  if (basisOf(current) !== basis)
    throw new ServiceError('conflict', 'The household was changed since the preview.');
  requireKnown(current.readers, knowsReaders);
  const split = splitHousehold(current, personIds, berlinDay(now), reason !== 'movedOut');
  const [obstacle] = await obstaclesToMoveOut(q, household, split, reason, now);
  if (obstacle) throw new ServiceError('conflict', `Something stands against it: ${obstacle.code}`);
  const movers = Object.values(personsIn(split.goes).items).sort(
    (one, other) => one.position - other.position,
  );
  const label = `${labels[reason]}: ${movers.map(({ firstName }) => firstName).join(', ')}`.slice(0, 80);
  await createSnapshot(q, caller, householdId, { label, occasion: 'manual' }, now);

  const created = await insertHousehold(q);
  const own = created.householdId;
  await q(
    `insert into household_access (household_id, contract, kind, scope, until)
     select $2::uuid, contract, kind, scope, until from household_access where household_id = $1`,
    [householdId, own],
  );
  const at = now.toISOString();
  const write = (place: string, section: SectionName, document: Document) => {
    const data = checkedDocument(section, document);
    return replaceSection(q, caller, { householdId: place, section }, data, at);
  };
  const versions: Record<string, number> = {};
  for (const section of sectionNames) {
    const goes =
      section === 'persons'
        ? deceased(split, { reason, deceasedOn, today: berlinDay(now) })
        : split.goes[section];
    const stays =
      section === 'persons' && reason === 'deceased'
        ? widowed(split, current.persons, personIds)
        : split.stays[section];
    if (entriesIn(goes) > 0) await write(own, section, goes);
    if (!isDeepStrictEqual(stays, current.documentOf(section)))
      versions[section] = await write(householdId, section, stays);
  }
  await carryOver(q, { from: householdId, to: own, personIds });
  await forgetGoneAppointments(q, householdId);
  await refreshSearch(q, householdId);
  await (reason === 'movedOut' ? refreshSearch(q, own) : setStatus(q, own, 'archived'));
  await writeAudit(q, caller, { at, action: actions[reason], householdId, subjectId: own });
  await writeAudit(q, caller, { at, action: 'household.created', householdId: own });
  await writeAudit(q, caller, { at, action: 'person.moved-in', householdId: own, subjectId: householdId });
  return { ...created, versions };
}
