import { type Cents, type IsoDate, monthsBetween } from '@vp-digital/core/finance';
import type { Contract, SectionData } from '../documents';
import { type Assumptions, assumptionsOf } from '../figures/assumptionsOf';
import { isNecessary } from '../figures/budget/isNecessary';
import { knownNet } from '../figures/budget/knownNet';
import { costIn, monthlyExpense } from '../figures/monthly';
import { sum } from '../figures/net';
import { computed, factsOf, missing, missingAll, notRelevant, type Outcome } from '../figures/outcome';
import { earnedNet } from '../figures/ownIncome';
import { adultsOf } from '../figures/people';
import { type DisabilityCover, disabilityCovers } from '../figures/protection/disabilityCovers';
import { type IncomeCourse, incomeCourse } from '../figures/protection/incomeCourse';
import { reserve } from '../figures/reserve';
import { pensionStart } from '../figures/retirement/pensionStart';

export type EarningLossData = Parameters<typeof incomeCourse>[0]['household'] &
  Pick<SectionData, 'expenses' | 'assets' | 'absences' | 'assumptions'>;

export interface ContractCost {
  kind: Contract['kind'];
  cost: Cents;
  end: IsoDate | undefined;
}

/** What a household lives on and pays, and what of it hangs on one person's work. Net amounts of a month. */
export interface EarningLossFacts {
  date: IsoDate;
  household: EarningLossData;
  personId: string;
  course: IncomeCourse;
  /** Private pensions that run, with the age at which each ends. */
  covers: readonly DisabilityCover[];
  /** Net from the person's work, before the own premium of private health insurance. */
  earned: Cents;
  /** What others earn by work, and all else that comes in. */
  othersEarned: Cents;
  otherIncome: Cents;
  /** Living costs (F4), and the part of them that are wants (F5). */
  expenses: Cents;
  wishes: Cents;
  /** What each contract costs a month, until it ends. */
  contracts: readonly ContractCost[];
  /** Money at hand (F6). */
  reserve: Cents;
  /** Age today, and months to the standard pension. */
  age: number;
  monthsLeft: number;
  assumptions: Assumptions;
}

/**
 * All that the simulation of earning power is made of. Not relevant to those who do not earn and to the retired. Missing: as
 * `incomeCourse`, as F1 and F6.
 */
export function earningLossFacts(
  household: EarningLossData,
  personId: string,
  date: IsoDate,
): Outcome<EarningLossFacts> {
  const course = incomeCourse({ household, personId, date });
  if (course.kind === 'notRelevant') return notRelevant;
  const net = knownNet(household);
  const earned = earnedNet(household, personId);
  const known = reserve(household);
  const waits = known.waitsFor.map((fact) => missing(fact));
  const start = pensionStart(household, personId, date);
  const birthDate = household.persons.items[personId]?.birthDate;
  if (birthDate === undefined) return missing('birthDate', personId);
  if (
    course.kind !== 'computed' ||
    net.kind !== 'computed' ||
    earned.kind !== 'computed' ||
    start.kind !== 'computed' ||
    known.available === undefined
  )
    return missingAll(factsOf(course, net, earned, start, ...waits));
  if (start.value.monthsLeft < 1) return notRelevant;
  const othersEarned = sum(
    adultsOf(household).map((id) => {
      const one = id === personId ? undefined : earnedNet(household, id);
      return one?.kind === 'computed' ? one.value : 0; // every net is known, F1 says
    }),
  );
  const spent = Object.values(household.expenses.items);
  const costs = sum(spent.map(monthlyExpense));
  const necessary = sum(spent.filter(({ category }) => isNecessary(category)).map(monthlyExpense));
  return computed({
    date,
    household,
    personId,
    course: course.value,
    covers: disabilityCovers(household, personId, date),
    earned: earned.value,
    othersEarned,
    otherIncome: net.value - earned.value - othersEarned,
    expenses: costs,
    wishes: costs - necessary,
    contracts: Object.values(household.contracts.items).map((contract) => ({
      kind: contract.kind,
      cost: costIn('month', contract),
      end: contract.end,
    })),
    reserve: known.available,
    age: Math.max(0, monthsBetween(birthDate, date)),
    monthsLeft: start.value.monthsLeft,
    assumptions: assumptionsOf(household),
  });
}
