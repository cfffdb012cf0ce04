import {
  type Cents,
  goalContribution,
  type IsoDate,
  type Rate,
  roundHalfUp,
  savingsPlan,
  withdrawalPlan,
} from '@vp-digital/core/finance';
import type { SavingContract, SectionData } from '../../documents';
import { capitalPensionRules } from '../assumptions';
import { type AssumptionsData, assumptionsOf } from '../assumptionsOf';
import { monthlyPremium } from '../monthly';
import { allOf, mapOutcome, missing, notRelevant, type Outcome } from '../outcome';
import { adultsOf } from '../people';
import { pensionStart } from './pensionStart';
import { defineFigure } from '../defineFigure';

export interface CapitalPart {
  /** A savings contract, or the securities that stand in no contract. */
  contractId?: string;
  capital: Cents;
  monthlyContribution: Cents;
  months: number;
  /** In today's money. */
  futureValue: Cents;
}

export interface CapitalPension {
  parts: CapitalPart[];
  futureValue: Cents;
  /** Monthly amount for 25 years, in today's money. */
  monthly: Cents;
}

type CapitalData = Pick<SectionData, 'persons' | 'employments' | 'contracts' | 'assets' | 'assumptions'>;

const capitalLines: ReadonlySet<SavingContract['line']> = new Set(['fundPlan', 'endowment']);

/**
 * F14 Kapitalrente: what the adults' securities and capital-forming contracts come to at the standard age, at the return
 * that is assumed above inflation, paid out over 25 years. Savings are paid at the beginning of a month, the pension at its end.
 * Not counted: the reserve (call money), building savings, what belongs to children, what is earmarked. The money
 * of several adults grows until the last of them retires: that is the time F15 looks at. Missing: birthDate.
 */
export function capitalPension({
  household,
  date,
}: {
  household: CapitalData;
  date: IsoDate;
}): Outcome<CapitalPension> {
  const contracts = Object.entries(household.contracts.items).flatMap(([contractId, contract]) =>
    contract.kind === 'saving' && capitalLines.has(contract.line)
      ? [contractCapital(household, contractId, contract, date)]
      : [],
  );
  return mapOutcome(allOf([securities(household, date), ...contracts]), (all) => {
    const parts = all.filter(({ futureValue }) => futureValue > 0);
    const futureValue = parts.reduce((sum, part) => sum + part.futureValue, 0);
    return { parts, futureValue, monthly: monthlyOf(futureValue, assumptionsOf(household).realReturn) };
  });
}

/** One contract's capital at its owners' retirement; not relevant when it belongs to children. */
export function contractCapital(
  household: Pick<SectionData, 'persons' | 'employments'> & AssumptionsData,
  contractId: string,
  contract: SavingContract,
  date: IsoDate,
): Outcome<CapitalPart> {
  const adults = adultsOf(household);
  const owners = contract.personIds.filter((id) => adults.includes(id));
  if (owners.length === 0 && contract.personIds.length > 0) return notRelevant;
  const months = monthsToLast(household, owners.length > 0 ? owners : adults, date);
  return mapOutcome(months, (length) => ({
    contractId,
    ...grown({
      capital: contract.balance ?? 0,
      monthlyContribution: monthlyPremium(contract),
      months: length,
      annualRate: assumptionsOf(household).realReturn,
    }),
  }));
}

function securities(household: CapitalData, date: IsoDate): Outcome<CapitalPart> {
  const children = new Set(
    Object.entries(household.persons.items).flatMap(([id, { role }]) => (role === 'child' ? [id] : [])),
  );
  const capital = Object.values(household.assets.items).reduce(
    (sum, { kind, earmarked, value, ownership }) => {
      if (kind !== 'securities' || earmarked) return sum;
      const childrensShare = Object.entries(ownership).reduce(
        (share, [id, part]) => share + (children.has(id) ? part : 0),
        0,
      );
      return sum + roundHalfUp((value * Math.max(0, 10_000 - childrensShare)) / 10_000);
    },
    0,
  );
  if (capital === 0) return notRelevant;
  return mapOutcome(monthsToLast(household, adultsOf(household), date), (months) =>
    grown({ capital, monthlyContribution: 0, months, annualRate: assumptionsOf(household).realReturn }),
  );
}

function monthsToLast(
  household: Pick<SectionData, 'persons' | 'employments'>,
  owners: readonly string[],
  date: IsoDate,
): Outcome<number> {
  if (owners.length === 0) return missing('birthDate');
  return mapOutcome(allOf(owners.map((id) => pensionStart(household, id, date))), (starts) =>
    Math.max(...starts.map(({ months }) => months)),
  );
}

function grown({
  annualRate,
  ...part
}: Omit<CapitalPart, 'contractId' | 'futureValue'> & { annualRate: Rate }): Omit<CapitalPart, 'contractId'> {
  const { capital, monthlyContribution, months } = part;
  const futureValue =
    months === 0
      ? capital
      : savingsPlan({ startCapital: capital, monthlyContribution, months, annualRate, timing: 'advance' })
          .finalValue;
  return { ...part, futureValue };
}

/** What a capital pays a month for 25 years, in cents, at a yearly return above inflation. */
export const monthlyOf = (capital: Cents, realReturn: Rate): Cents =>
  withdrawalPlan({
    capital,
    months: capitalPensionRules.payoutMonths,
    annualRate: realReturn,
    timing: 'arrears',
  }).monthlyWithdrawal;

/** The saving rate from now on that closes a gap of retirement: the reverse of F14, at least one month of saving. */
export function rateForPension(gapMonth: Cents, months: number, realReturn: Rate): Cents {
  const perMillion = monthlyOf(1_000_000_00, realReturn);
  const capital = Math.ceil((gapMonth * 1_000_000_00) / perMillion);
  return goalContribution({
    target: capital,
    months: Math.max(1, months),
    annualRate: realReturn,
    timing: 'advance',
  }).monthlyContribution;
}

export const capitalPensionFigure = /* @__PURE__ */ defineFigure('capitalPension', {
  number: 'F14',
  documents: ['persons', 'employments', 'contracts', 'assets', 'assumptions'],
  unit: 'moneyMonthly',
  source: 'annuity over 25 years at the assumed return above inflation',
  of: (household, { date }) => capitalPension({ household, date }),
  amount: ({ monthly }) => monthly,
  assumes: () => true,
});
