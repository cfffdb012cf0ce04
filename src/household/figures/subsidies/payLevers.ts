import {
  type Cents,
  type IsoDate,
  lawFor,
  type OccupationalPension,
  occupationalPension,
  roundHalfUp,
} from '@vp-digital/core/finance';
import type { Employment, SavingContract } from '../../documents';
import { computed, factsOf, mapOutcome, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { incomesOf } from '../ownIncome';
import { type PayData, payInput } from '../payInput';
import { adultsOf, isOnOwnAccount, mainEmployment, occupationOf, worksAbroad } from '../people';
import { factOf, type LeverAmounts, type LeverOutcome, type SubsidyData } from './lever';
import { payYear } from '../payYear';
import { employerShareOf, savingsOf, yearOf } from './savingContracts';

/**
 * bAV by deferred pay: the employer's addition, and the tax and contributions saved, of today's contracts compared to
 * the deferral possible for the person. The recorded pay is that before any deferral. In the transition range (Midijob)
 * a deferral can cost more net than its amount: it then saves nothing.
 */
export function deferralLevers(household: SubsidyData, date: IsoDate): LeverOutcome[] {
  return adultsOf(household).flatMap((personId): LeverOutcome[] => {
    const contracts = savingsOf(household, personId, ['companyPension']);
    const fact = factOf(household, 'deferral', personId);
    if (contracts.length === 0 && !fact) return [];
    const employerMonth = employerShareOf(contracts);
    const currentMonth = currentDeferral(contracts);
    const possibleMonth = deferredMonthOf(household, personId);
    const now = deferral(household, personId, date, currentMonth);
    const then = deferral(household, personId, date, possibleMonth, fact?.employerShare);
    const isNothing = possibleMonth === 0 && employerMonth === 0;
    const lever = (
      name: 'occupationalPensionEmployer' | 'occupationalPensionSaving',
      usedMonth: (pension: OccupationalPension) => Cents,
      possibleMonthly: (pension: OccupationalPension) => Cents,
    ): LeverOutcome => ({
      lever: name,
      personId,
      amounts: isNothing
        ? computed({ used: 0, possible: 0 })
        : both(now, then, (used, possible) => ({
            used: Math.max(0, usedMonth(used)) * 12,
            possible: Math.max(0, possibleMonthly(possible)) * 12,
          })),
    });
    return [
      lever(
        'occupationalPensionEmployer',
        () => employerMonth,
        ({ employerAddition }) => employerAddition,
      ),
      lever(
        'occupationalPensionSaving',
        ({ saving }) => saving,
        ({ saving }) => saving,
      ),
    ];
  });
}

/** What a person could defer per month, at least today's deferral. */
export const deferredMonthOf = (household: SubsidyData, personId: string): Cents =>
  Math.max(
    currentDeferral(savingsOf(household, personId, ['companyPension'])),
    factOf(household, 'deferral', personId)?.deferredMonth ?? 0,
  );

const currentDeferral = (contracts: readonly SavingContract[]): Cents =>
  Math.max(0, roundHalfUp(yearOf(contracts) / 12) - employerShareOf(contracts));

function both<Value, To>(
  one: Outcome<Value>,
  other: Outcome<Value>,
  make: (one: Value, other: Value) => To,
): Outcome<To> {
  if (one.kind === 'computed' && other.kind === 'computed') return computed(make(one.value, other.value));
  const facts = factsOf(one, other);
  return facts.length > 0 ? missingAll(facts) : notRelevant;
}

/** The effect of a monthly deferral, at most the whole pay. Not relevant without a salary. Missing: as `payInput`, foreignLaw of work in another country. */
export function deferral(
  household: PayData,
  personId: string,
  date: IsoDate,
  deferredMonth: Cents,
  employerShare?: number,
): Outcome<OccupationalPension> {
  const [salary] = incomesOf(household, personId, ['salary']);
  if (salary === undefined)
    return occupationOf(household, personId) === 'employee' ? missing('gross', personId) : notRelevant;
  if (worksAbroad(household, personId)) return missing('foreignLaw', personId);
  const pay = payInput(household, salary, date);
  if (pay.kind === 'notApplicable') return notRelevant;
  if (pay.kind === 'missing') return missingAll(pay.facts.map((fact) => ({ fact, personId })));
  return computed(
    occupationalPension({
      pay: pay.input,
      deferredPay: Math.min(deferredMonth, pay.input.gross),
      ...(employerShare !== undefined && { employerShare: employerShare / 10_000 }),
    }),
  );
}

/** An employee is assumed to be insured in a statutory fund unless recorded otherwise. */
const isStatutory = (insurance: Employment['healthInsurance']): boolean =>
  insurance === undefined || insurance === 'statutory' || insurance === 'statutoryVoluntary';

/** What is asked for the rate of today's fund: first whether it is a statutory one, for only then its field is there. */
export const fundFact = (job: Employment | undefined): 'healthInsurance' | 'healthFundSupplement' =>
  job?.healthInsurance === undefined ? 'healthInsurance' : 'healthFundSupplement';

/** Krankenkassenwechsel of an employee: half the difference of the additional rates on yearly pay. */
export function healthFundLevers(household: SubsidyData, date: IsoDate): LeverOutcome[] {
  return adultsOf(household).flatMap((personId): LeverOutcome[] => {
    const fact = factOf(household, 'healthFund', personId);
    if (!fact) return [];
    const amounts = fundChange(household, personId, date, fact.supplement);
    return [{ lever: 'healthFundChange', personId, amounts }];
  });
}

function fundChange(
  household: SubsidyData,
  personId: string,
  date: IsoDate,
  supplement: number,
): Outcome<LeverAmounts> {
  if (occupationOf(household, personId) !== 'employee') return notRelevant;
  const job = mainEmployment(household, personId);
  if (!isStatutory(job?.healthInsurance)) return notRelevant;
  if (worksAbroad(household, personId)) return missing('foreignLaw', personId);
  const current = job?.healthFundSupplement;
  if (current === undefined) return missing(fundFact(job), personId);
  const { ceilingYear } = lawFor(date).law.healthInsurance;
  // an employer bears half of it, but not of who controls the company
  const parts = isOnOwnAccount(household, personId) ? 1 : 2;
  return mapOutcome(payYear(household, personId), (pay) => ({
    used: 0,
    possible: roundHalfUp(
      (Math.min(pay, ceilingYear) * Math.max(0, current - supplement)) / (parts * 10_000),
    ),
  }));
}
