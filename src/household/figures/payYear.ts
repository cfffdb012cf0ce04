import type { Cents } from '@vp-digital/core/finance';
import type { Income } from '../documents';
import { missing, type Outcome } from './outcome';
import { grossYear, incomesOf } from './ownIncome';
import { occupationOf, type People } from './people';

/** Whether a person is paid by an employer, of whom no pay is recorded: it is unknown, not 0. */
export const isPayUntold = (household: People, personId: string): boolean =>
  ['employee', 'civilServant'].includes(occupationOf(household, personId)) &&
  incomesOf(household, personId, ['salary', 'officialPay']).length === 0;

/** `grossYear`, cents of a year. Missing: gross, also of an employee or a civil servant without any pay recorded. */
export const payYear = (
  household: People,
  personId: string,
  kinds: readonly Income['kind'][] = ['salary'],
): Outcome<Cents> =>
  isPayUntold(household, personId) ? missing('gross', personId) : grossYear(household, personId, kinds);
