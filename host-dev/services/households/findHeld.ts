import type { HouseholdSummary, NewPerson } from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';
import { noteRead } from '../audit';
import { type Caller, isVisibleTo, refuseAssistant } from '../authorization';
import { berlinDay } from '../berlinDay';
import type { Query } from '../database';
import { findHousehold } from './listHouseholds';
import { soundsAlike } from './soundsAlike';

export interface Held {
  own: HouseholdSummary[];
  /** Ids of files that are not open to the caller; they leave the service in no answer. */
  others: string[];
}

interface Candidate {
  householdId: string;
  birthDate: string;
  firstName: string;
  lastName: string;
  birthName: string | null;
  isOwn: boolean;
}

type Sought = Pick<NewPerson, 'firstName' | 'lastName' | 'birthDate'>;

/**
 * The files of these persons: born on the same day, with a first name and a last or birth name that sound alike. Throws
 * 403 for a caller who has chosen no advisor context: nobody could say whose files are asked for; and for an assistant where
 * such a file wants none.
 */
export async function findHeld(
  q: Query,
  caller: Caller,
  persons: readonly Sought[],
  today: string,
): Promise<Held> {
  if (caller.contract === undefined) throw new ServiceError('forbidden', 'No advisor context is chosen.');
  const candidates = await q<Candidate>(
    `select p.household_id as "householdId", p.birth_date as "birthDate", p.first_name as "firstName",
       p.last_name as "lastName", s.data #>> array['items', p.person_id::text, 'birthName'] as "birthName",
       ${isVisibleTo('$2', '$3')} as "isOwn"
     from person p join household h on h.household_id = p.household_id left join section s on s.household_id = p.household_id and s.section = 'persons'
     where p.birth_date in (select value::date from jsonb_array_elements_text($1))
     order by p.household_id, p.person_id`,
    [persons.map(({ birthDate }) => birthDate), caller.contract, caller.userId],
  );
  const held = candidates.filter((candidate) => persons.some((person) => isSame(person, candidate)));
  const ids = (isOwn: boolean) => [
    ...new Set(held.filter((one) => one.isOwn === isOwn).map(({ householdId }) => householdId)),
  ];
  // there is nobody to ask: the file is in the house
  for (const householdId of ids(false)) await refuseAssistant(q, caller, householdId);
  const own = await Promise.all(ids(true).map((householdId) => findHousehold(q, caller, householdId, today)));
  return { own: own.filter((household) => household !== undefined), others: ids(false) };
}

/** As `findHeld`; every file that is hit says so in its access log, once an hour: nobody tries birth dates unseen. */
export async function lookForHeld(
  q: Query,
  caller: Caller,
  persons: readonly Sought[],
  now: Date,
): Promise<Held> {
  const held = await findHeld(q, caller, persons, berlinDay(now));
  const at = now.toISOString();
  for (const householdId of [...held.own.map((own) => own.householdId), ...held.others])
    await noteRead(q, caller, { at, action: 'household.looked-for', householdId });
  return held;
}

const isSame = (person: Sought, candidate: Candidate): boolean =>
  person.birthDate === candidate.birthDate &&
  soundsAlike(person.firstName, candidate.firstName) &&
  [candidate.lastName, candidate.birthName ?? ''].some((name) => soundsAlike(person.lastName, name));
