import { isDeepStrictEqual } from 'node:util';
import {
  type Address,
  type ConsentTopic,
  hasDied,
  type Person,
  readStored,
  type SectionData,
  type SectionName,
} from '@vp-digital/core/household';
import type { Query } from '../database';
import { marks } from './beginnings';
import { sortForm } from './fold';
import { type Hint, hintOf } from './hints';
import { householdName } from './householdName';
import { refreshAgenda } from './refreshAgenda';
import { contractNumbers, hasToReview, phoneNumbers, searchTexts } from './searchTexts';

/**
 * Writes again what a household is listed and found by, from its documents, status and consents, in the transaction that
 * changed them.
 */
export async function refreshSearch(q: Query, householdId: string): Promise<void> {
  const { persons, addresses, contracts, contacts } = await readDocuments(q, householdId);
  const people = Object.entries(persons.items);
  const main = mainAddress(Object.values(addresses.items));
  const name = householdName(people.map(([, person]) => person));

  await q(
    'update household set name = $2, sort_name = $3, postal_code = $4, city = $5 where household_id = $1',
    [householdId, name, sortForm(name), main?.postalCode, main?.city],
  );
  await q('delete from person where household_id = $1', [householdId]);
  for (const [personId, person] of people) await insertPerson(q, householdId, personId, person);
  const gone = people.filter(([, person]) => hasDied(person)).map(([personId]) => personId);
  const marked = await refreshMarks(q, householdId, gone);
  await refreshRefusal(q, householdId, gone);
  await q('delete from search_term where household_id = $1', [householdId]);
  await q('delete from search_beginning where household_id = $1', [householdId]);
  const texts = searchTexts(
    people.map(([, person]) => person),
    Object.values(addresses.items),
    contractNumbers(contracts),
    phoneNumbers(contacts),
  );
  const hint = hintOf(texts);
  const toReview = hasToReview(contracts) ? [marks.toReview] : [];
  const beginnings = [...texts.beginnings, ...marked, ...toReview];
  await insertFor(q, 'search_term (term', householdId, texts.terms, hint);
  await insertFor(q, 'search_beginning (beginning', householdId, beginnings, hint);
  await refreshAgenda(q, householdId);
}

/** Whether a document that was written changes what its household is listed or found by. */
export const changesSearch = (section: SectionName, before: object, after: object): boolean =>
  section === 'persons' ||
  section === 'addresses' ||
  (section === 'contracts' && !isDeepStrictEqual(soughtOfContracts(before), soughtOfContracts(after))) ||
  (section === 'contacts' && !isDeepStrictEqual(soughtOfContacts(before), soughtOfContacts(after)));

/** In the order of the entries, which no change turns round. */
const soughtOfContracts = (data: object) => {
  const contracts = data as SectionData['contracts']; // by the section's name
  return { numbers: contractNumbers(contracts), toReview: hasToReview(contracts) };
};

const soughtOfContacts = (data: object) => phoneNumbers(data as SectionData['contacts']); // by the section's name

/** Writes who is the oldest of the living that was not given the information on data protection; answers what filters find the household by. */
async function refreshMarks(q: Query, householdId: string, gone: readonly string[]): Promise<string[]> {
  const [household] = await q<{ status: string; oldestUninformed: string | null }>(
    `update household h set oldest_uninformed = (select min(p.birth_date) from person p
       where p.household_id = h.household_id and not $3::jsonb ? p.person_id::text and not exists (select 1 from consent_record c
         left join merged_person m on m.household_id = c.household_id and m.person_id = c.person_id
         where c.household_id = h.household_id and coalesce(m.became_id, c.person_id) = p.person_id and c.topic = $2))
     where h.household_id = $1 returning status, oldest_uninformed as "oldestUninformed"`,
    [householdId, 'dataProtectionInformation' satisfies ConsentTopic, gone],
  );
  return [
    ...(household?.oldestUninformed ? [marks.uninformed] : []),
    ...(household?.status === 'archived' ? [marks.archived] : []),
  ];
}

/**
 * Writes whether somebody who lives there has refused that assistants work on the file, or taken that consent back: the last
 * word of each decides, and that of who has died binds nobody. No word leaves it open.
 */
const refreshRefusal = (q: Query, householdId: string, gone: readonly string[]) =>
  q(
    `update household h set refuses_assistants = exists (
       select 1 from (select distinct on (person_id) person_id, c.action from person p join lateral (
           select c.action, c.position from consent_record c
             left join merged_person m on m.household_id = c.household_id and m.person_id = c.person_id
           where c.household_id = p.household_id and coalesce(m.became_id, c.person_id) = p.person_id and c.topic = $2) c on true
         where p.household_id = $1 and not $3::jsonb ? p.person_id::text
         order by person_id, c.position desc) last
       where last.action = 'withdrawn')
     where h.household_id = $1`,
    [householdId, 'assistantAccess' satisfies ConsentTopic, gone],
  );

/** One row per text and accounting contract that may see the household. */
const insertFor = (
  q: Query,
  target: 'search_term (term' | 'search_beginning (beginning',
  householdId: string,
  texts: string[],
  hint: Hint,
) =>
  q(
    `insert into ${target}, contract, sort_name, household_id, hint_low, hint_high)
     select text.value, a.contract, h.sort_name, h.household_id, $3::bigint, $4::bigint
     from jsonb_array_elements_text($2) text, household h join household_access a on a.household_id = h.household_id
     where h.household_id = $1 and (a.kind = 'OWN' or h.status in ('active', 'archived'))`,
    [householdId, texts, hint.low, hint.high],
  );

const insertPerson = (q: Query, householdId: string, personId: string, person: Person) =>
  q(
    `insert into person (household_id, person_id, position, role, first_name, last_name, birth_date)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      householdId,
      personId,
      person.position,
      person.role,
      person.firstName,
      person.lastName,
      person.birthDate,
    ],
  );

const mainAddress = (addresses: readonly Address[]): Address | undefined =>
  addresses
    .filter(({ delivery }) => !delivery)
    .toSorted(
      (one, other) =>
        Number(other.main ?? false) - Number(one.main ?? false) || one.position - other.position,
    )[0];

const searched = ['persons', 'addresses', 'contracts', 'contacts'] as const;

async function readDocuments(
  q: Query,
  householdId: string,
): Promise<Pick<SectionData, (typeof searched)[number]>> {
  const rows = await q<{ section: string; data: unknown }>(
    `select section, data from section
     where household_id = $1 and section in (select value from jsonb_array_elements_text($2))`,
    [householdId, searched],
  );
  const data = new Map(rows.map((row) => [row.section, row.data]));
  const none = { items: {} };
  return {
    persons: readStored('persons', data.get('persons') ?? none).data,
    addresses: readStored('addresses', data.get('addresses') ?? none).data,
    contracts: readStored('contracts', data.get('contracts') ?? none).data,
    contacts: readStored('contacts', data.get('contacts') ?? none).data,
  };
}
