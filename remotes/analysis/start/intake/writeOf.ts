import {
  adults,
  type Contract,
  earningOf,
  type ExpenseCategory,
  homeEntry,
  mainEmploymentEntry,
  type SectionName,
  withValueAt,
} from '@vp-digital/core/household';
import { federalStatesOf } from '@vp-digital/core/reference';
import { forEverybody, newContract } from '../../contracts/newContract';
import { entriesOf } from '../../expenses/data';
import { goneWith } from '../../homeKind';
import { newIncome } from '../../income/newIncome';
import { kindOf, payOf } from '../quick/pay';
import type { intakeDocuments, IntakeData, Told } from './data';
import { homeOf } from './recordedOf';

/** A change of a document: a whole new entry, or fields of one that is there. */
export interface Write {
  document: (typeof intakeDocuments)[number];
  id: string;
  entry?: object;
  fields?: object;
}

/** Why an answer has no place yet: its home is not there, its category has several items, its person is gone. */
export type NoPlace = 'home' | 'several' | 'person';

/** Where from: what was told by the customer says so. */
const source = 'customer' as const;

/** What an answer changes. Pure: the household is as it was before. */
export function writeOf(told: Told, data: IntakeData, newId: string): Write | NoPlace {
  const { field, personId = '', value, rest } = told;
  const { document } = field;
  const change = (id: string, fields: object): Write => ({
    document: named(document),
    id,
    fields: { ...fields, source },
  });
  const put = (entry: object, id = newId): Write => ({
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
      return id
        ? change(id, answer)
        : put({ personId, main: true, position: 0, status: 'employee', ...answer });
    }
    case 'addresses': {
      const [id] = homeOf(data) ?? [];
      const fields = { ...answer, ...stateOf(field.field, value) };
      if (id) return change(id, fields);
      const personIds = adults(data).map((person) => person.id);
      return put({ position: 0, personIds, country: 'DE', main: true, ...fields });
    }
    case 'incomes': {
      const fields = field.field === 'net' ? { ...answer, netFrom: 'payslip' } : answer;
      const [id] = payOf(data, personId);
      if (id) return change(id, fields);
      const kind = kindOf[earningOf(data, personId)] ?? 'other';
      const entry = newIncome(personId, kind, Object.keys(data.incomes.items).length);
      return put({ ...entry, ...(kind === 'salary' && { netFrom: 'estimate' }), ...fields });
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
    case 'contracts': {
      const position = Object.keys(data.contracts.items).length;
      const contract = newContract(value as Contract['line'], position); // a code of the list
      return put({ ...forEverybody(contract, data), ...rest });
    }
    default:
      return put({ ...newWish(String(value)), position: Object.keys(data.goals.items).length, ...rest });
  }
}

/** The household as it is after a change, to know where the next one goes. */
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

/** The federal state follows from a German postal code where only one does. */
function stateOf(field: string, value: Told['value']): { federalState?: string } {
  const [state, other] = field === 'postalCode' ? federalStatesOf(String(value)) : [];
  return state !== undefined && other === undefined ? { federalState: state } : {};
}

/** Only these are asked for. */
const named = (document: SectionName) => document as Write['document'];
