import {
  adults,
  type Contract,
  type ExpenseCategory,
  homeEntry,
  isEstimable,
  mainEmploymentEntry,
  type SectionName,
  withValueAt,
} from '@vp-digital/core/household';
import { forEverybody, newContract } from '../../../shared/contracts/newContract';
import { entriesOf } from '../../../shared/budget/data';
import { goneWith } from '../../../shared/living-situation/homeKind';
import { newIncome } from '../../../shared/income/newIncome';
import { stateByCode } from '../../../shared/figures/stateByCode';
import type { intakeDocuments, IntakeData, ProvidedFact } from './data';
import { incomeOf } from './incomeOf';
import { lineMeant, linesLike } from './linesLike';
import { homeOf } from './recordedOf';

/** A change to a document: a whole new entry, or fields of an existing one. */
export interface Write {
  document: (typeof intakeDocuments)[number];
  id: string;
  entry?: object;
  fields?: object;
  /** A similar entry is recorded, maybe the same one: only accepted after somebody has looked. */
  isAdditional?: boolean;
}

/**
 * Why an answer has no place yet: its home or job is missing, its category has several items, its person has several
 * incomes, or is gone.
 */
export type NoPlace = 'home' | 'job' | 'several' | 'incomes' | 'person';

/** Marks data provided by the customer. */
const source = 'customer' as const;

/** What an answer changes. Pure: `data` is the household before the change. `siblings` as in `linesLike`. */
export function writeOf(
  fact: ProvidedFact,
  data: IntakeData,
  siblings: ReadonlySet<string> = new Set(),
): Write | NoPlace {
  const { field, personId = '', value, rest, entryId } = fact;
  const { document } = field;
  const change = (id: string, fields: object): Write => ({
    document: named(document),
    id,
    fields: { ...fields, source },
  });
  const put = (entry: object, id = entryId): Write => ({
    document: named(document),
    id,
    entry: { ...entry, source },
  });
  const answer = { [field.field]: value };
  if (field.of === 'person' && !data.persons.items[personId]) return 'person';
  switch (document) {
    case 'persons':
      return change(personId, answer);
    case 'contacts':
      return data.contacts.items[personId]
        ? change(personId, answer)
        : put({ position: 0, ...answer }, personId);
    case 'employments': {
      const [id] = mainEmploymentEntry(data, personId) ?? [];
      if (id) return change(id, answer);
      return field.field === 'status' ? put({ personId, main: true, position: 0, ...answer }) : 'job';
    }
    case 'addresses': {
      const [id, home] = homeOf(data) ?? [];
      const code = field.field === 'postalCode' ? String(value) : undefined;
      const fields = { ...answer, ...stateByCode(code, home) };
      if (id) return change(id, fields);
      const personIds = adults(data).map((person) => person.id);
      return put({ position: 0, personIds, country: 'DE', main: true, ...fields });
    }
    case 'incomes': {
      const fields = field.field === 'net' ? { ...answer, netFrom: 'payslip' } : answer;
      const income = incomeOf(data, personId);
      if (income === 'several') return 'incomes';
      const { kind, entry: [id] = [] } = income;
      if (id) return change(id, fields);
      const made = newIncome(personId, kind, Object.keys(data.incomes.items).length);
      return put({ ...made, ...(isEstimable(kind) && { netFrom: 'estimate' }), ...fields });
    }
    case 'housing': {
      const [id, home] = homeEntry(data) ?? [];
      if (id && home && field.field === 'kind') {
        const gone = goneWith(value as typeof home.kind).filter((name) => home[name] !== undefined); // a code of the list
        return change(id, { ...answer, ...Object.fromEntries(gone.map((name) => [name, undefined])) });
      }
      if (id) return change(id, answer);
      return field.field === 'kind' ? put({ position: 0, ...answer }) : 'home';
    }
    case 'expenses': {
      const category = field.field as ExpenseCategory; // the asked fields are named after them
      const [first, second] = entriesOf(data, category);
      const monthly = { amount: value, frequency: 'monthly' };
      if (second) return 'several';
      if (first) return change(first.id, monthly);
      return put({ category, position: Object.keys(data.expenses.items).length, ...monthly });
    }
    default: {
      const like = linesLike(fact, data, siblings);
      const [meant] = lineMeant(fact, like) ?? [];
      if (meant) return change(meant, rest);
      return { ...put({ ...newLine(fact, data), ...rest }), isAdditional: like.length > 0 };
    }
  }
}

function newLine({ field, value }: ProvidedFact, data: IntakeData): object {
  if (field.document === 'goals')
    return { ...newWish(String(value)), position: Object.keys(data.goals.items).length };
  const contract = newContract(value as Contract['line'], Object.keys(data.contracts.items).length); // a code of the list
  return forEverybody(contract, data);
}

/** The household after a change, to know where the next one goes. */
export function withWrite(data: IntakeData, { document, id, entry, fields = {} }: Write): IntakeData {
  const at = `/${document}/items/${id}`;
  if (entry) return withValueAt(data, at, entry) as IntakeData; // what `writeOf` makes is an entry of the document
  return Object.entries(fields).reduce(
    (changed, [name, value]) => withValueAt(changed, `${at}/${name}`, value) as IntakeData, // as above
    data,
  );
}

/** A wish before anybody has thought about how much it matters. */
const newWish = (title: string) => ({
  category: 'other',
  motif: 'dream',
  title,
  priority: 'dream',
  saved: 0,
  rate: 0,
});

/** Only these are asked for. */
const named = (document: SectionName) => document as Write['document'];
