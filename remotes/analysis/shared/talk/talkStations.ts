import {
  accountModelId,
  adults,
  adultsWithoutIncome,
  completeness,
  type CompletenessData,
  type DataArea,
  type DataOf,
  type DataState,
  nextStatement,
  optimum,
  savingsPlanId,
} from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import type { documents } from '../documents';

/** The eight stations of the guided talk, in their order. */
export const talkStations = {
  income: routes.income,
  optimum: routes.optimum,
  expenses: routes.expenses,
  contracts: routes.contracts,
  savingsAmount: routes.savingsAmount,
  twoAccounts: routes.twoAccountModel,
  saverType: routes.saverType,
  grade: routes.financialGrade,
} as const;

export type TalkStation = keyof typeof talkStations;
export const talkStationNames = Object.keys(talkStations) as TalkStation[]; // Object.keys forgets the literal keys

export type TalkData = DataOf<typeof documents.rail>;

/** How far each station is: from what is recorded, agreed and answered, never from what was opened. */
export function talkStates(data: TalkData, today: string): Record<TalkStation, DataState> {
  const areas = completeness(data satisfies CompletenessData, today);
  const ofArea = (area: DataArea) => areas.find((one) => one.area === area)?.state ?? 'empty';
  const persons = adults(data).map(({ id }) => id);
  return {
    income: ofArea('income'),
    optimum: optimumState(data, today),
    expenses: ofArea('expenses'),
    contracts: ofArea('contracts'),
    savingsAmount: data.savingsPlan.items[savingsPlanId]?.agreedAmount === undefined ? 'empty' : 'complete',
    twoAccounts: data.accountModel.items[accountModelId]?.variant === undefined ? 'empty' : 'complete',
    saverType: ofAll(persons, (id) => nextStatement(data.saverType.items[id]) === undefined),
    grade: ofAll(persons, (id) => data.financialGrade.items[id]?.ownGradeTenths !== undefined),
  };
}

function optimumState(data: TalkData, today: string): DataState {
  const without = adultsWithoutIncome(data);
  if (without.length === adults(data).length) return 'empty'; // what is open follows from pay
  const { levers, toCheck } = optimum({ household: data, date: today });
  if (levers.length === 0) return 'empty';
  if (without.length > 0) return 'partial';
  return toCheck.length === 0 ? 'complete' : 'partial';
}

function ofAll(persons: readonly string[], isDone: (personId: string) => boolean): DataState {
  const done = persons.filter(isDone).length;
  if (done === 0) return 'empty';
  return done === persons.length ? 'complete' : 'partial';
}
