import { type Cents, lawFor } from '@vp-digital/core/finance';
import { ageOf } from '../people';
import { factOf } from './lever';
import { against, type Asked, held, type LeverCondition, unitsOf, when } from './leverCondition';
import { riesterOf } from './riester';
import { housingContributions } from './savingLevers';
import { employerSavingsOf, employerShareOf, savingsOf, yearOf } from './savingContracts';
import { taxableIncome } from './taxableIncome';

export function employerOffer({ household, persons }: Asked): LeverCondition {
  const known = persons.map((id) => factOf(household, 'employerSavings', id)?.offeredMonth);
  const isPaid = persons.some((id) => employerShareOf(employerSavingsOf(household, id)) > 0);
  if (isPaid || known.some((month = 0) => month > 0)) return { condition: 'employerOffer', state: 'met' };
  return { condition: 'employerOffer', state: known.includes(undefined) ? 'unknown' : 'unmet' };
}

export const savingsContract = ({ household, persons }: Asked) =>
  when(
    'savingsContract',
    persons.some((id) => employerSavingsOf(household, id).some(({ line }) => line !== 'bankPlan')),
  );

/** Of spouses both incomes are held against twice the limit. */
export function incomeLimit(asked: Asked, limit: Cents): LeverCondition[] {
  return unitsOf(asked).flatMap((unit) => {
    const income = taxableIncome(asked.household, unit, asked.date);
    if (income.kind !== 'computed') return held('incomeLimit', income);
    return against('incomeLimit', {
      unit: 'year',
      actual: income.value.amount,
      limit: limit * unit.personIds.length,
      rule: 'at-most',
    });
  });
}

/** Of several the eldest counts. */
export function minimumAge({ household, date, persons }: Asked): LeverCondition[] {
  const ages = persons.flatMap((id) => ageOf(household, id, date) ?? []);
  const limit = lawFor(date).law.savingSubsidies.housingFromAge;
  const [first] = persons;
  if (ages.length === 0)
    return first === undefined
      ? []
      : [{ condition: 'minimumAge', state: 'unknown', facts: [{ fact: 'birthDate', personId: first }] }];
  return against('minimumAge', { unit: 'age', actual: Math.max(...ages), limit, rule: 'at-least' });
}

export function furtherContributions(asked: Asked): LeverCondition {
  const limit = lawFor(asked.date).law.savingSubsidies.housingMinimum;
  const actual = housingContributions(asked.household, asked.persons, asked.date);
  const is = actual >= limit;
  return {
    condition: 'furtherContributions',
    state: is ? 'met' : 'unmet',
    held: { unit: 'year', actual, limit, rule: 'at-least' },
  };
}

export function ownContribution({ household, date }: Asked, personId: string): LeverCondition[] {
  const riester = riesterOf(household, personId, date);
  if (riester.kind !== 'computed') return held('ownContribution', riester);
  const actual = yearOf(savingsOf(household, personId, ['riester']));
  const limit = riester.value.minimumOwnContribution;
  return against('ownContribution', { unit: 'year', actual, limit, rule: 'at-least' });
}
