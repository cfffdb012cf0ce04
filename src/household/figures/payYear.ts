import type { Cents } from '@vp-digital/core/finance';
import type { Income } from '../documents';
import { missing, type Outcome } from './outcome';
import { grossYear, incomesOf } from './ownIncome';
import { occupationOf, type People } from './people';
import { adultsWithoutIncome } from './withoutIncome';

/**
 * Whether what a person earns is unknown, not 0: no pay of somebody whom an employer pays is recorded, or nothing at all of
 * an adult of whom nobody has said that there is nothing.
 */
export const isPayUntold = (household: People, personId: string): boolean =>
  adultsWithoutIncome(household).includes(personId) ||
  (['employee', 'civilServant'].includes(occupationOf(household, personId)) &&
    incomesOf(household, personId, ['salary', 'officialPay']).length === 0);

/** `grossYear`, cents of a year. Missing: gross, also of an employee or a civil servant without any pay recorded. */
export const payYear = (
  household: People,
  personId: string,
  kinds: readonly Income['kind'][] = ['salary'],
): Outcome<Cents> =>
  isPayUntold(household, personId) ? missing('gross', personId) : grossYear(household, personId, kinds);
