import type * as z from 'zod/mini';
import { absences } from './absences';
import { accountModel } from './accountModel';
import { appointmentRatings } from './appointmentRatings';
import { appointments } from './appointments';
import { assumptions } from './assumptions';
import { bankAccounts } from './bankAccounts';
import { basicPensionPlans } from './basicPensionPlans';
import { expenses, incomes } from './budget';
import { buildingPlans } from './buildingPlans';
import { cartPositions } from './cartPositions';
import { contacts } from './contacts';
import { contracts } from './contracts';
import { cooperation } from './cooperation';
import type { DocumentRules } from './defineDocument';
import { financialGrade } from './financialGrade';
import { goals } from './goals';
import { healthPlans } from './healthPlans';
import { healthWishes } from './healthWishes';
import { housing } from './housing';
import { jobInterests } from './jobInterests';
import { needDecisions } from './needDecisions';
import { statutoryPensions } from './pensions';
import { addresses, employments, persons, taxProfiles } from './persons';
import { fieldNames, fieldsOffDevice, type Protection, protectedFields } from './protection';
import { protectionWishes } from './protectionWishes';
import { recap } from './recap';
import { saverType } from './saverType';
import { savingsPlan } from './savingsPlan';
import { securityPlan } from './securityPlan';
import { simulationVariants } from './simulationVariants';
import { subsidyFacts } from './subsidyFacts';
import { suitability } from './suitability';
import { assets, liabilities } from './wealth';

/**
 * The household's documents by name. A document is the unit that is stored, versioned and saved; what a new one is,
 * it says where it is defined, and stands here.
 */
export const documents = {
  persons,
  addresses,
  employments,
  taxProfiles,
  incomes,
  expenses,
  contracts,
  assets,
  liabilities,
  goals,
  housing,
  statutoryPensions,
  financialGrade,
  subsidyFacts,
  protectionWishes,
  appointmentRatings,
  recap,
  healthPlans,
  healthWishes,
  contacts,
  bankAccounts,
  appointments,
  absences,
  needDecisions,
  savingsPlan,
  accountModel,
  cartPositions,
  suitability,
  cooperation,
  jobInterests,
  basicPensionPlans,
  assumptions,
  simulationVariants,
  saverType,
  buildingPlans,
  securityPlan,
} as const;

type Documents = typeof documents;
export type SectionName = keyof Documents;
export type SectionData = { [Name in SectionName]: z.infer<Documents[Name]['schema']> };
/** The documents of a list: what a page that declares them is given. */
export type DataOf<Names extends readonly SectionName[]> = Pick<SectionData, Names[number]>;
export const sectionNames = Object.keys(documents) as SectionName[]; // Object.keys forgets the literal keys

/** The documents that hold one entry at most of each person, under her id. */
export type SectionByPerson = {
  [Name in SectionName]: Documents[Name] extends { owner: 'key' } ? Name : never;
}[SectionName];

export const isSectionName = (value: string): value is SectionName => Object.hasOwn(documents, value);

/** By name of the document: what its stored form has to be. */
export const sectionSchemas = Object.fromEntries(
  Object.entries(documents).map(([name, { schema }]) => [name, schema]),
) as { [Name in SectionName]: Documents[Name]['schema'] }; // of each document its own

/** The schema of a document's entries. */
export const entryOf = (section: SectionName): z.core.$ZodType => documents[section].entry;

/** Who owns, reads, changes and merges a document. */
export const rulesOf = (section: SectionName): DocumentRules => documents[section];

/** Whether a person has one entry at most, under her own id. */
export const isKeyedByPerson = (section: SectionName): section is SectionByPerson =>
  rulesOf(section).owner === 'key';

const knownFields = new Map<SectionName, Readonly<Record<string, Protection>>>();

/** The protected fields of a document's entries, by name. */
export function protectedFieldsOf(section: SectionName): Readonly<Record<string, Protection>> {
  const fields = knownFields.get(section) ?? protectedFields(entryOf(section));
  knownFields.set(section, fields);
  return fields;
}

/** The names of a document's fields that must not lie on a device. */
export const offDevice = (section: SectionName): ReadonlySet<string> => fieldsOffDevice(entryOf(section));

/** The names of the fields that this release knows in a document's entries. */
export const fieldNamesOf = (section: SectionName): ReadonlySet<string> => fieldNames(entryOf(section));

/** The documents of a household that has none yet: every section holds entries, and may hold none. */
export const emptySection = <Name extends SectionName>(_: Name): SectionData[Name] => ({ items: {} });
