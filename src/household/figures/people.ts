import { ageOn, type FederalState, federalStates, type IsoDate } from '@vp-digital/core/finance';
import type { Address, Employment, Person, SectionData } from '../documents';
import { type PersonNames, withNames } from './personNames';

/** The documents about who lives in a household and what they do. */
export type People = Pick<SectionData, 'persons' | 'employments' | 'incomes'>;

/** Ids of those who are responsible for the household, and their partners. */
export const adultsOf = (household: Pick<SectionData, 'persons'>): string[] =>
  idsWith(household, ({ role }) => role === 'responsible' || role === 'partner');

/**
 * Everybody in the order of the household; a document's own entries have none. `name` is used if space is short,
 * `fullName` elsewhere: both are unique within a household.
 */
export function personsInOrder({ persons }: Pick<SectionData, 'persons'>): readonly NamedPerson[] {
  const named = inOrder.get(persons) ?? nameInOrder(persons);
  inOrder.set(persons, named);
  return named;
}

export type NamedPerson = Person & PersonNames & { id: string };

/** By document, which is never mutated: the figures of one screen ask a hundred times. */
const inOrder = new WeakMap<SectionData['persons'], readonly NamedPerson[]>();

const nameInOrder = ({ items }: SectionData['persons']): readonly NamedPerson[] =>
  withNames(
    Object.entries(items)
      .map(([id, person]) => ({ id, ...person }))
      .sort((one, other) => one.position - other.position),
  );

/** A person's name if space is short; nothing for persons outside the household. */
export const shortNameOf = (household: Pick<SectionData, 'persons'>, personId: string): string | undefined =>
  personsInOrder(household).find(({ id }) => id === personId)?.name;

/** Ids of persons in that order. */
export function inPersonsOrder(
  personIds: readonly string[],
  household: Pick<SectionData, 'persons'>,
): readonly string[] {
  const order = personsInOrder(household).map(({ id }) => id);
  return personIds.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** The adults of the household, the first one first. */
export const adults = (household: Pick<SectionData, 'persons'>) =>
  personsInOrder(household).filter(({ role }) => role !== 'child');

export type Adult = ReturnType<typeof adults>[number];

/** Verantwortliche: the one or two persons whom the household is named after. */
export const responsibleOf = (household: Pick<SectionData, 'persons'>): string[] =>
  idsWith(household, ({ role }) => role === 'responsible');

export const childrenOf = (household: Pick<SectionData, 'persons'>): string[] =>
  idsWith(household, ({ role }) => role === 'child');

/** A child may live with the other parent; of whom nobody has said where, lives here. */
export const livesHere = ({ persons }: Pick<SectionData, 'persons'>, personId: string): boolean =>
  persons.items[personId]?.inHousehold !== false;

const idsWith = (household: Pick<SectionData, 'persons'>, test: (person: Person) => boolean): string[] =>
  personsInOrder(household).flatMap((person) => (test(person) ? [person.id] : []));

/** Completed years, or nothing for an unknown person or an impossible birth date. */
export function ageOf(
  { persons }: Pick<SectionData, 'persons'>,
  personId: string,
  date: IsoDate,
): number | undefined {
  const birthDate = persons.items[personId]?.birthDate;
  if (birthDate === undefined) return undefined;
  const age = ageOn(birthDate, date);
  return age >= 0 && age <= 120 ? age : undefined;
}

/** The main job: the one marked as such, else the first that is not marked as secondary. */
export const mainEmployment = (
  household: Pick<SectionData, 'employments'>,
  personId: string,
): Employment | undefined => mainEmploymentEntry(household, personId)?.[1];

/** The same with its id. */
export function mainEmploymentEntry(
  { employments }: Pick<SectionData, 'employments'>,
  personId: string,
): readonly [id: string, job: Employment] | undefined {
  const jobs = mainJobs.get(employments) ?? mainJobsIn(employments);
  mainJobs.set(employments, jobs);
  return jobs.get(personId);
}

type MainJobs = ReadonlyMap<string, readonly [id: string, job: Employment]>;

/** By document, which is never mutated, and person: each income asks for a job several times. */
const mainJobs = new WeakMap<SectionData['employments'], MainJobs>();

function mainJobsIn({ items }: SectionData['employments']): MainJobs {
  const jobs = new Map<string, readonly [id: string, job: Employment]>();
  for (const entry of Object.entries(items)) {
    const [, { main, personId }] = entry;
    const known = jobs.get(personId);
    if (main !== false && (!known || (main && !known[1].main))) jobs.set(personId, entry);
  }
  return jobs;
}

/** Who serves: not those who have retired from it. */
export const civilServants: ReadonlySet<Employment['status']> = new Set([
  'civilServantPermanent',
  'civilServantProbation',
  'civilServantRevocable',
  'judge',
  'soldier',
] as const);
const selfEmployed: ReadonlySet<Employment['status']> = new Set(['selfEmployed', 'freelancer']);
const employees: ReadonlySet<Employment['status']> = new Set([
  'employee',
  'worker',
  'managingPartner',
  'apprentice',
]);
const retirees: ReadonlySet<Employment['status']> = new Set(['pensioner', 'retiredCivilServant']);

/** How a person earns: without a known job, someone with a salary counts as an employee. */
export type Occupation = 'employee' | 'selfEmployed' | 'civilServant' | 'retired' | 'notEarning';

export function occupationOf(household: People, personId: string): Occupation {
  const status = mainEmployment(household, personId)?.status;
  if (status === undefined) return hasSalary(household, personId) ? 'employee' : 'notEarning';
  if (employees.has(status)) return 'employee';
  if (selfEmployed.has(status)) return 'selfEmployed';
  if (civilServants.has(status)) return 'civilServant';
  return retirees.has(status) ? 'retired' : 'notEarning';
}

/** Why somebody has no pay though it is said what they do: pay comes later, comes again, or the work is at home. */
export type WithoutPay = 'education' | 'parentalLeave' | 'seekingWork' | 'atHome';

/** Undefined of who is paid, of the retired, and of whom nobody has said what they do. */
export function withoutPay(household: People, personId: string): WithoutPay | undefined {
  const status = mainEmployment(household, personId)?.status;
  if (status === undefined || occupationOf(household, personId) !== 'notEarning') return undefined;
  if (status === 'student') return 'education';
  if (status === 'parentalLeave') return 'parentalLeave';
  return status === 'unemployed' ? 'seekingWork' : 'atHome';
}

/**
 * Whether a managing partner controls the company, and so is no employee for social insurance (§ 7 (1) SGB IV); undefined
 * of everybody else, whose status says it.
 */
export function companyControl(
  household: Pick<SectionData, 'employments'>,
  personId: string,
): 'controls' | 'doesNot' | 'unknown' | undefined {
  const job = mainEmployment(household, personId);
  if (job?.status !== 'managingPartner') return undefined;
  if (job.controlsCompany === undefined) return 'unknown';
  return job.controlsCompany ? 'controls' : 'doesNot';
}

/** Insured on own account: the self-employed, and managing partners who control their company, though these draw a salary. */
export const isOnOwnAccount = (household: People, personId: string): boolean =>
  occupationOf(household, personId) === 'selfEmployed' || companyControl(household, personId) === 'controls';

/**
 * Of the self-employed, the social insurance of their own that they belong to; `unknown` of who is recorded as insured by
 * law, as artists and farmers are, while nobody has said of which.
 */
export function socialSchemeOf(
  household: People,
  personId: string,
): NonNullable<Employment['socialScheme']> | 'unknown' {
  if (occupationOf(household, personId) !== 'selfEmployed') return 'none';
  const job = mainEmployment(household, personId);
  return job?.socialScheme ?? (job?.healthInsurance === 'statutory' ? 'unknown' : 'none');
}

/**
 * Employed in another country, whose law then holds for insurance, sick pay and mostly taxes (Art. 11 (3) a of Regulation
 * (EC) 883/2004, which Switzerland applies too): nothing of that can be computed here.
 */
export function worksAbroad(household: People, personId: string): boolean {
  const country = mainEmployment(household, personId)?.workCountry;
  return country !== undefined && country !== 'DE' && occupationOf(household, personId) === 'employee';
}

/** Of whom a claim to a disability pension of the state cannot be taken for granted: who pays nothing by German law, § 43 (1) Nr. 2 SGB VI. */
export const mayLackDisabilityClaim = (household: People, personId: string): boolean =>
  worksAbroad(household, personId) ||
  (isOnOwnAccount(household, personId) && socialSchemeOf(household, personId) !== 'artists');

const hasSalary = ({ incomes }: Pick<SectionData, 'incomes'>, personId: string): boolean =>
  Object.values(incomes.items).some((income) => income.personId === personId && income.kind === 'salary');

/** Ruheständler: there are adults, and all of them are retired. */
export function isRetired(household: Pick<SectionData, 'persons' | 'employments'>): boolean {
  const jobs = adultsOf(household).map((id) => mainEmployment(household, id));
  return jobs.length > 0 && jobs.every((job) => job !== undefined && retirees.has(job.status));
}

/** Where a person lives: the main address, or the first. */
export function addressEntry(
  { addresses }: Pick<SectionData, 'addresses'>,
  personId: string,
): readonly [id: string, address: Address] | undefined {
  const known = homes.get(addresses) ?? homesIn(addresses);
  homes.set(addresses, known);
  return known.get(personId);
}

type Homes = ReadonlyMap<string, readonly [id: string, address: Address]>;

/** By document and person, as the main jobs. */
const homes = new WeakMap<SectionData['addresses'], Homes>();

function homesIn({ items }: SectionData['addresses']): Homes {
  const found = new Map<string, readonly [id: string, address: Address]>();
  for (const entry of Object.entries(items)) {
    const [, { delivery, main, personIds }] = entry;
    for (const personId of delivery ? [] : personIds) {
      const known = found.get(personId);
      if (!known || (main && !known[1].main)) found.set(personId, entry);
    }
  }
  return found;
}

/** Where a person's letters go, if not to the home address. */
export const deliveryEntry = (
  { addresses }: Pick<SectionData, 'addresses'>,
  personId: string,
): [id: string, address: Address] | undefined =>
  addressesOf(addresses, personId).find(([, { delivery }]) => delivery);

const addressesOf = (
  { items }: SectionData['addresses'],
  personId: string,
): [id: string, address: Address][] =>
  Object.entries(items).filter(([, { personIds }]) => personIds.includes(personId));

export function federalStateOf(
  household: Pick<SectionData, 'addresses'>,
  personId: string,
): FederalState | undefined {
  const { federalState } = addressEntry(household, personId)?.[1] ?? {};
  return federalStates.find((state) => state === federalState);
}
