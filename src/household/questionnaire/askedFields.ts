import type { DataArea } from '../completeness';
import {
  employmentStatuses,
  expenseCategories,
  homeKinds,
  insuranceLines,
  loanLines,
  maritalStatuses,
  savingLines,
  type SectionName,
} from '../documents';

/** The areas that a household may be asked about in writing, in the order in which it is asked. */
export const askedAreas = [
  'persons',
  'income',
  'housing',
  'expenses',
  'contracts',
  'goals',
] as const satisfies readonly DataArea[];
export type AskedArea = (typeof askedAreas)[number];

/** How an answer is written. `money` is kept in cents, `day` as `YYYY-MM-DD`, `month` as `YYYY-MM`. */
export type AnswerKind =
  | { kind: 'name' | 'day' | 'month' | 'phone' | 'email' | 'postalCode' }
  | { kind: 'text'; longest: number }
  /** At most so many euros. */
  | { kind: 'money'; most: number }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'code'; codes: readonly string[] };

/** A fact that the household is asked for: one place in its documents. */
export interface AskedField {
  area: AskedArea;
  /** `persons.birthDate`: the document and the field in an entry; of expenses the category. */
  name: string;
  document: SectionName;
  field: string;
  /** Whose: one per person who is asked about, the household's, or one per line of a list. */
  of: 'person' | 'household' | 'line';
  answer: AnswerKind;
}

/** So many lines the lists have. */
export const mostLines = { contracts: 12, goals: 6 } as const;

/** What contracts are called; what a household has to pay for each of them is asked with it. */
const lines = [...insuranceLines, ...savingLines, ...loanLines];
export const paymentRhythms = ['monthly', 'quarterly', 'halfYearly', 'yearly'] as const;

/** The home is asked about by itself; what somebody spends for their health is not asked in writing. */
const notAsked: readonly string[] = ['housing', 'health'];

const fieldsOf =
  (area: AskedArea, of: AskedField['of']) =>
  (document: SectionName, field: string, answer: AnswerKind): AskedField => ({
    area,
    of,
    document,
    field,
    name: `${document}.${field}`,
    answer,
  });
const [ofPerson, ofHousehold] = [fieldsOf('persons', 'person'), fieldsOf('persons', 'household')];
const ofPay = fieldsOf('income', 'person');
const ofHome = fieldsOf('housing', 'household');
const ofExpenses = fieldsOf('expenses', 'household');
const ofContract = fieldsOf('contracts', 'line');
const ofGoal = fieldsOf('goals', 'line');

/**
 * The one list of what a household is asked for in writing, and where each answer goes. No health data, accounts,
 * numbers by which authorities identify a person, or church: those are asked for in person.
 */
export const askedFields: readonly AskedField[] = [
  ofPerson('persons', 'firstName', { kind: 'name' }),
  ofPerson('persons', 'lastName', { kind: 'name' }),
  ofPerson('persons', 'birthDate', { kind: 'day' }),
  ofPerson('persons', 'maritalStatus', { kind: 'code', codes: maritalStatuses }),
  ofPerson('employments', 'status', { kind: 'code', codes: employmentStatuses }),
  ofPerson('employments', 'occupation', { kind: 'text', longest: 80 }),
  ofPerson('employments', 'employer', { kind: 'text', longest: 80 }),
  ofPerson('contacts', 'mobilePhone', { kind: 'phone' }),
  ofPerson('contacts', 'email', { kind: 'email' }),
  ofHousehold('addresses', 'street', { kind: 'text', longest: 80 }),
  ofHousehold('addresses', 'houseNumber', { kind: 'text', longest: 10 }),
  ofHousehold('addresses', 'postalCode', { kind: 'postalCode' }),
  ofHousehold('addresses', 'city', { kind: 'text', longest: 80 }),
  ofPay('incomes', 'gross', { kind: 'money', most: 1_000_000 }),
  ofPay('incomes', 'net', { kind: 'money', most: 1_000_000 }),
  ofHome('housing', 'kind', { kind: 'code', codes: homeKinds }),
  ofHome('housing', 'area', { kind: 'number', least: 8, most: 2_000 }),
  ofHome('housing', 'coldRent', { kind: 'money', most: 100_000 }),
  ofHome('housing', 'ancillaryCosts', { kind: 'money', most: 100_000 }),
  ...expenseCategories
    .filter((category) => !notAsked.includes(category))
    .map((category) => ofExpenses('expenses', category, { kind: 'money', most: 100_000 })),
  ofContract('contracts', 'line', { kind: 'code', codes: lines }),
  ofContract('contracts', 'company', { kind: 'text', longest: 80 }),
  ofContract('contracts', 'premium', { kind: 'money', most: 100_000 }),
  ofContract('contracts', 'frequency', { kind: 'code', codes: paymentRhythms }),
  ofGoal('goals', 'title', { kind: 'text', longest: 60 }),
  ofGoal('goals', 'target', { kind: 'money', most: 10_000_000 }),
  ofGoal('goals', 'term', { kind: 'month' }),
];

export const askedField = (name: string): AskedField | undefined =>
  askedFields.find((field) => field.name === name);

/** An answer as it is sent and kept. */
export interface Answer {
  /** Name of an asked field. */
  field: string;
  /** Whose; left out where the household answers as one. */
  personId?: string | undefined;
  /** Of a list, from 1. */
  line?: number | undefined;
  value: string | number;
}

/** What an answer is known by: `persons.birthDate/<person>`, `contracts.line/2`, `housing.kind`. */
export const answerKey = ({ field, personId, line }: Omit<Answer, 'value'>): string =>
  [field, personId ?? line].filter((part) => part !== undefined).join('/');
