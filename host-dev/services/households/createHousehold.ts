import { randomUUID } from 'node:crypto';
import type { CreatedHousehold, NewAddress, NewHousehold, NewPerson } from '@vp-digital/core/contracts';
import { birthDateProblem, type Person, sectionSchemas } from '@vp-digital/core/household';
import { federalStatesOf } from '@vp-digital/core/reference';
import * as z from 'zod/mini';
import { ServiceError } from '../http/ServiceError';
import { writeAudit } from '../audit';
import type { Caller } from '../authorization';
import { berlinDay } from '../berlinDay';
import type { Query } from '../database';
import { findHeld } from './findHeld';
import { insertHousehold } from './insertHousehold';
import { refreshSearch } from './refreshSearch';

/** A file for a household that has none; the caller's contract owns it. Throws 422, and 409 for persons with a file. */
export async function createHousehold(
  q: Query,
  caller: Caller,
  { persons, children, address, knowsHeld }: NewHousehold,
  at: Date,
): Promise<CreatedHousehold> {
  const today = berlinDay(at);
  checkBirthDates('/persons', persons, today, true);
  checkBirthDates('/children', children, today, false);
  const { own, others } = await findHeld(q, caller, persons, today);
  if (own.length + others.length > 0 && !knowsHeld)
    throw new ServiceError('conflict', 'One of these persons has a file already.');
  const created = await insertHousehold(q);
  const { householdId } = created;
  await q("insert into household_access (household_id, contract, kind) values ($1, $2, 'OWN')", [
    householdId,
    caller.contract,
  ]);
  const everybody = documentOf(persons, children);
  const documents = { persons: everybody, ...addressOf(address, Object.keys(everybody.items)) };
  for (const [section, data] of Object.entries(documents))
    await q(
      `insert into section (household_id, section, version, data, field_versions, changed_at, changed_by)
       values ($1, $2, 1, $3, '{}', $4, $5)`,
      [householdId, section, data, at.toISOString(), caller.userId],
    );
  await refreshSearch(q, householdId);
  await writeAudit(q, caller, { at: at.toISOString(), action: 'household.created', householdId });
  return created;
}

function checkBirthDates(list: string, persons: readonly NewPerson[], today: string, isAdult: boolean): void {
  const issues = persons.flatMap(({ birthDate }, index) => {
    const code = birthDateProblem(birthDate, today, { isAdult });
    return code ? [{ path: `${list}/${index}/birthDate`, code, message: messages[code] }] : [];
  });
  if (issues.length > 0)
    throw new ServiceError('invalid', 'A birth date cannot be right.', { status: 422, issues });
}

const messages = {
  future: 'The birth date lies in the future.',
  tooOld: 'Nobody is older than 120 years.',
  minor: 'Whoever is responsible for a household is 18 or older.',
} as const;

function documentOf(persons: readonly NewPerson[], children: readonly NewPerson[]) {
  const roles: [NewPerson, Person['role']][] = [
    ...persons.map((person): [NewPerson, Person['role']] => [person, 'responsible']),
    ...children.map((child): [NewPerson, Person['role']] => [child, 'child']),
  ];
  const items = roles.map(
    ([person, role], position) => [randomUUID(), { ...person, role, position }] as const,
  );
  return z.parse(sectionSchemas.persons, { items: Object.fromEntries(items) });
}

/** One home for all, in the federal state that its postal code lies in; none while nothing of it is known. */
function addressOf({ postalCode, city }: NewAddress = {}, personIds: readonly string[]) {
  const known = { ...(postalCode && { postalCode }), ...(city && { city }) };
  if (Object.keys(known).length === 0) return {};
  const [federalState, ...others] = federalStatesOf(postalCode ?? '');
  const address = {
    ...known,
    ...(federalState && others.length === 0 && { federalState }),
    personIds,
    country: 'DE',
    main: true,
    position: 0,
  };
  return { addresses: z.parse(sectionSchemas.addresses, { items: { [randomUUID()]: address } }) };
}
