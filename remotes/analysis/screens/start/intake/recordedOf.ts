import {
  addressEntry,
  type Answer,
  type Contract,
  type ExpenseCategory,
  type Goal,
  homeEntry,
  inOrder,
  mainEmployment,
  memberOf,
  monthlyExpense,
} from '@vp-digital/core/household';
import { entriesOf } from '../../../shared/budget/data';
import type { IntakeData, ProvidedFact } from './data';
import { incomeOf } from './incomeOf';
import { linesLike } from './linesLike';

/** What is recorded where an answer goes: a value, or what a list has of the same kind. */
export type Recorded =
  | { kind: 'nothing' }
  | { kind: 'value'; value: Answer['value'] }
  | { kind: 'contract'; contract: Contract }
  | { kind: 'goal'; goal: Goal };

export function recordedOf(fact: ProvidedFact, data: IntakeData, siblings: ReadonlySet<string>): Recorded {
  const { field, personId = '' } = fact;
  switch (field.document) {
    case 'persons':
      return valueIn(data.persons.items[personId], field.field);
    case 'contacts':
      return valueIn(data.contacts.items[personId], field.field);
    case 'employments':
      return valueIn(mainEmployment(data, personId), field.field);
    case 'addresses':
      return valueIn(homeOf(data)?.[1], field.field);
    case 'incomes': {
      const income = incomeOf(data, personId);
      const [, pay] = income === 'several' ? [] : (income.entry ?? []);
      return field.field === 'net' && pay?.netFrom === 'estimate' ? nothing : valueIn(pay, field.field);
    }
    case 'housing':
      return valueIn(homeEntry(data)?.[1], field.field);
    case 'expenses': {
      const entries = entriesOf(data, field.field as ExpenseCategory); // the asked fields are named after them
      if (entries.length === 0) return nothing;
      return { kind: 'value', value: entries.reduce((sum, { expense }) => sum + monthlyExpense(expense), 0) };
    }
    default: {
      const [[, entry] = []] = linesLike(fact, data, siblings);
      if (!entry) return nothing;
      return 'line' in entry ? { kind: 'contract', contract: entry } : { kind: 'goal', goal: entry };
    }
  }
}

/** Where the household lives: the home of the first who has one. */
export const homeOf = (data: Pick<IntakeData, 'persons' | 'addresses'>) =>
  inOrder(data.persons.items)
    .map(([id]) => addressEntry(data, id))
    .find((entry) => entry !== undefined);

const nothing = { kind: 'nothing' } as const;

function valueIn(entry: object | undefined, name: string): Recorded {
  const value = memberOf(entry, name);
  return typeof value === 'string' || typeof value === 'number' ? { kind: 'value', value } : nothing;
}
