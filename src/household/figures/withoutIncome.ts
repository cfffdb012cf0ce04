import type { Income } from '../documents';
import { adultsOf, mainEmployment, occupationOf, type People } from './people';

/**
 * Adults of whom no income is recorded, and nobody has said that they earn none: a household's sum is without theirs, and
 * theirs is not 0. Child benefit and maintenance for a child say nothing about what a person earns.
 *
 * @returns ids in the order of the household
 */
export const adultsWithoutIncome = (household: People): string[] =>
  adultsOf(household).filter((id) => !earnsNothing(household, id) && ownIncomes(household, id).length === 0);

/** What a person receives other than for a child. */
export const ownIncomes = ({ incomes }: Pick<People, 'incomes'>, personId: string): Income[] =>
  Object.values(incomes.items).filter(
    (income) => income.personId === personId && income.kind !== 'childBenefit' && !isForChild(income),
  );

const isForChild = ({ kind, childId }: Income) => isPaidForChild(kind) && childId !== undefined;

/** It is paid for a child, to whoever brings it up; Kindergeld is the household's. */
export const isPaidForChild = (kind: Income['kind']): boolean =>
  kind === 'maintenance' || kind === 'orphansPension';

/** Somebody has said how the person lives, and it is not from pay or a pension. */
const earnsNothing = (household: People, personId: string): boolean =>
  mainEmployment(household, personId) !== undefined && occupationOf(household, personId) === 'notEarning';
