import {
  addMonths,
  type Cents,
  type IsoDate,
  monthsBetween,
  type Rate,
  realValue,
  roundHalfUp,
  savingsPlan,
  survivalProbability,
  taxablePensionShare,
  withdrawalPlan,
} from '@vp-digital/core/finance';
import { basicPensionRules } from '../assumptions';
import { type Assumptions, type AssumptionsData, assumptionsOf, nominalReturn } from '../assumptionsOf';
import { computed, factsOf, mapOutcome, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { ageOf, occupationOf } from '../people';
import { netPensionFactorsOn } from '../retirement/netPensionFactors';
import {
  type BasicPensionData,
  type BasicPensionEffect,
  basicPensionEffect,
  basicPensionYear,
} from '../subsidies/basicPensionEffect';

/** What is paid in addition to the contracts that run, and from when the pension is drawn. */
export interface BasicPensionTerms {
  monthly: Cents;
  /** Once a year, in December. */
  december: Cents;
  startAge: number;
}

export type ReturnCase = keyof typeof basicPensionRules.spread;

/** What a capital pays for life. Of a month. */
export interface LifePension {
  annualRate: Rate;
  capital: Cents;
  gross: Cents;
  /** After contributions and tax, by the flat factor of F13. */
  net: Cents;
  /** Net in today's money. */
  real: Cents;
}

export interface DepotPension {
  capital: Cents;
  /** Tax on the gains at the end. */
  tax: Cents;
  net: Cents;
  real: Cents;
}

export interface BasicPensionCourse {
  terms: BasicPensionTerms;
  /** Months until the pension begins, and the year. */
  months: number;
  startYear: number;
  /** Besteuerungsanteil of that year. */
  taxableShare: Rate;
  /** Contribution of a whole year, new ones only. */
  contributionYear: Cents;
  /** Tax saved by it in a year, beyond what today's contracts save. */
  savingYear: Cents;
  netCostYear: Cents;
  /** What could still be paid with effect on the tax, after this contribution, and what of it has none. */
  roomLeft: Cents;
  withoutEffect: Cents;
  effect: BasicPensionEffect;
  netFactor: Rate;
  cases: Record<ReturnCase, LifePension>;
  /** Age at which the net pensions have paid back the own effort, in the middle case; undefined without effort. */
  breakEvenAge: number | undefined;
  /** Probability of reaching that age. */
  chance: Rate | undefined;
  /** The same net effort in a depot. */
  depot: DepotPension;
}

export interface BasicPensionQuestion {
  household: BasicPensionData & AssumptionsData;
  personId: string;
  date: IsoDate;
  terms: BasicPensionTerms;
}

/**
 * Basisrente of a person: contribution, tax saved (F21), pension after flat deductions (F13), and a depot with the same net
 * effort. Our own computation by agreed assumptions. Not relevant to the retired and past the age asked for. Missing: as F21.
 */
export function basicPensionCourse(question: BasicPensionQuestion): Outcome<BasicPensionCourse> {
  const { household, personId, date, terms } = question;
  const birthDate = household.persons.items[personId]?.birthDate;
  const age = ageOf(household, personId, date);
  if (birthDate === undefined || age === undefined) return missing('birthDate', personId);
  const start = addMonths(birthDate, terms.startAge * 12);
  const months = monthsBetween(date, start);
  if (occupationOf(household, personId) === 'retired' || months <= 0) return notRelevant;
  const contributionYear = terms.monthly * 12 + terms.december;
  const effect = basicPensionEffect({
    household,
    personId,
    date,
    contributionYear: basicPensionYear(household, personId) + contributionYear,
  });
  if (effect.kind !== 'computed') return missingAll(factsOf(effect));
  const { additionalSaving, effect: tax } = effect.value;
  const netCostYear = contributionYear - additionalSaving;
  const startYear = Number(start.slice(0, 4));
  const netFactor = netPensionFactorsOn(date).factors.basicPension;
  const assumed = assumptionsOf(household);
  const paid = { ...terms, months, date, assumed };
  const cases = {
    weak: lifePension(paid, returnOf(paid, 'weak'), netFactor),
    middle: lifePension(paid, returnOf(paid, 'middle'), netFactor),
    good: lifePension(paid, returnOf(paid, 'good'), netFactor),
  };
  const effort = roundHalfUp((netCostYear * months) / 12);
  const breakEvenAge =
    effort > 0 && cases.middle.net > 0
      ? terms.startAge + Math.ceil(effort / (cases.middle.net * 12))
      : undefined;
  const gender = household.persons.items[personId]?.gender;
  const sex = gender === 'female' || gender === 'male' ? gender : 'unspecified';
  return computed({
    terms,
    months,
    startYear,
    taxableShare: taxablePensionShare(startYear),
    contributionYear,
    savingYear: additionalSaving,
    netCostYear,
    roomLeft: tax.deduction.room - tax.deduction.counted,
    withoutEffect: tax.deduction.withoutEffect,
    effect: effect.value,
    netFactor,
    cases,
    breakEvenAge,
    chance:
      breakEvenAge === undefined || breakEvenAge > oldestAge
        ? undefined
        : survivalProbability({ age, toAge: breakEvenAge, sex }).probability,
    depot: depotPension(netCostYear / 12, paid),
  });
}

/** The table of mortality ends there. */
const oldestAge = 101;

export interface Paid extends BasicPensionTerms {
  months: number;
  date: IsoDate;
  assumed: Assumptions;
}

/** The yearly return of a course after costs; never below nothing. */
const returnOf = ({ assumed }: Pick<Paid, 'assumed'>, course: ReturnCase): Rate =>
  Math.max(0, assumed.insuredReturn + basicPensionRules.spread[course]);

function lifePension(paid: Paid, annualRate: Rate, netFactor: Rate): LifePension {
  const capital = capitalOf(paid, annualRate);
  const gross = roundHalfUp((capital * pensionOf(paid.startAge)) / tenThousand);
  const net = roundHalfUp(gross * netFactor);
  return { annualRate, capital, gross, net, real: inTodaysMoney(net, paid) };
}

const tenThousand = 1_000_000;

/** Monthly pension for 10,000 euros of capital, which is agreed upon and no promise. */
const pensionOf = (startAge: number): Cents =>
  basicPensionRules.pensionAt67 + (startAge - basicPensionRules.startAge) * basicPensionRules.pensionPerYear;

/** What the contributions come to: the monthly ones at the beginning of each month, the others at the end of each December. */
function capitalOf({ monthly, december, months, date }: Paid, annualRate: Rate): Cents {
  const plan = { monthlyContribution: monthly, months, annualRate, timing: 'advance' } as const;
  const first = 12 - Number(date.slice(5, 7));
  const decembers = Array.from({ length: Math.max(0, Math.ceil((months - first) / 12)) }, (_, year) => {
    const left = months - first - year * 12;
    return december * (1 + annualRate) ** (left / 12);
  });
  return savingsPlan(plan).finalValue + roundHalfUp(decembers.reduce((sum, one) => sum + one, 0));
}

const inTodaysMoney = (value: Cents, { months, assumed }: Pick<Paid, 'months' | 'assumed'>): Cents =>
  realValue({ value, months, inflation: assumed.inflation }).realValue;

/** The net pension of a month, in today's money, that contributions bring in the middle case. */
export const capitalPensionOf = (paid: Paid, netFactor: Rate): Cents =>
  lifePension(paid, returnOf(paid, 'middle'), netFactor).real;

/** A sum of that day in today's money. */
export const realCapital = inTodaysMoney;

/** A depot with a rate of a month: gains are taxed when the pension begins and, while it is paid out, as they arise. */
export function depotPension(monthly: number, paid: Pick<Paid, 'months' | 'assumed'>): DepotPension {
  const { depotTaxOnGains, depotMonths } = basicPensionRules;
  const { months } = paid;
  const depotReturn = nominalReturn(paid.assumed);
  const monthlyContribution = Math.max(0, roundHalfUp(monthly));
  const plan = { monthlyContribution, months, annualRate: depotReturn, timing: 'advance' } as const;
  const { finalValue: capital, interest } = savingsPlan(plan);
  const tax = roundHalfUp(interest * depotTaxOnGains);
  const { monthlyWithdrawal: net } = withdrawalPlan({
    capital: capital - tax,
    months: depotMonths,
    annualRate: depotReturn * (1 - depotTaxOnGains),
  });
  return { capital, tax, net, real: inTodaysMoney(net, paid) };
}

/**
 * Sparziel: the monthly contribution that brings a net pension in today's money, in the middle case; the December payment
 * is as it stands. Rounded up to whole euros; 0 where the December payments alone are enough.
 */
export function contributionForPension(question: BasicPensionQuestion, target: Cents): Outcome<Cents> {
  return mapOutcome(
    basicPensionCourse({ ...question, terms: { ...question.terms, monthly: 0 } }),
    (without) => {
      const { months, netFactor, cases } = without;
      const rate = 100_000;
      const assumed = assumptionsOf(question.household);
      const paid = { ...question.terms, december: 0, monthly: rate, months, date: question.date, assumed };
      const per = lifePension(paid, returnOf(paid, 'middle'), netFactor).real / rate;
      const lacking = Math.max(0, target - cases.middle.real);
      return per > 0 ? Math.ceil(lacking / per / 100) * 100 : 0;
    },
  );
}
