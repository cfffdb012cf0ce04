import { type Cents, type IsoDate, pensionRules, shareRounded } from '@vp-digital/core/finance';
import type { TaxProfile } from '../documents';
import { survivorRules } from '../figures/assumptions';
import { personsOfContract } from '../figures/contracts/personsOfContract';
import { monthlyExpense } from '../figures/monthly';
import { monthOfAgeEnd } from '../figures/monthOfAge';
import { sum } from '../figures/net';
import { netEstimate } from '../figures/netEstimate';
import { incomesOf, personalIncomes } from '../figures/ownIncome';
import { childrenOf } from '../figures/people';
import { orphanAge } from '../figures/protection/orphansPension';
import { pensionIncomes } from '../figures/retirement/paidPensions';
import { taxUnitOf } from '../figures/taxUnit';

import { type PlanMonths, planMonths } from './budgetMonths';
import { isPay, payOf } from './budgetPay';
import type { LifeEvent } from './budgetSettings';
import type { EventEffect, EventFlow, PayChange } from './eventEffect';
import { survivorPay } from './survivorPay';
import type { BudgetFacts } from './planFacts';

/** The first month in which all of these persons have died; never, where nobody is named. */
export function deathOfAll(
  effects: readonly Pick<EventEffect, 'died'>[],
  personIds: readonly string[],
): number {
  const deaths = personIds.map(
    (id) => effects.find(({ died }) => died?.personId === id)?.died?.from ?? never,
  );
  return deaths.length === 0 ? never : Math.max(...deaths);
}

const never = Number.POSITIVE_INFINITY;

/**
 * Somebody dies: own incomes end, a widow's and orphans' pensions begin, life insurance pays, less is lived on, and pay of
 * who is left is taxed as of the widowed: by splitting in the year of death and the next (§ 32a (6) EStG, class III by
 * § 38b EStG), as of one person after that.
 */
export function deathOf(facts: BudgetFacts, event: LifeEvent, from: number): Partial<EventEffect> {
  const { personId = '', once = 0, share = survivorRules.livingShare * 10_000 } = event;
  const months = planMonths(facts.date, 1_200);
  const pays = survivorPay(facts, personId);
  const pension = event.amount ?? pays?.pension ?? 0;
  const later = from + pensionRules.survivorFreeMonths;
  const orphans = (pays?.orphans ?? []).flatMap((child): EventFlow[] => {
    const birthDate = facts.household.persons.items[child]?.birthDate;
    if (birthDate === undefined || pays === undefined) return [];
    const until = months.monthOf(monthOfAgeEnd(birthDate, orphanAge)) + 1;
    return [{ amount: pays.orphan, from, until, isPension: true }];
  });
  const ends = pays?.months === undefined ? never : from + pays.months;
  // an own pension takes another part of it than pay does; what was told is told for good
  const changes = event.amount === undefined && pays?.own?.pension !== pension;
  const turns = changes ? Math.max(later, pays?.own?.from ?? never) : never;
  const incomes = [
    { amount: pays?.firstMonths ?? pension, from, until: later, isPension: true },
    { amount: pension, from: later, until: Math.min(ends, turns), isPension: true },
    { amount: pays?.own?.pension ?? 0, from: turns, until: never, isPension: true },
    ...orphans,
  ].filter((flow) => flow.amount > 0 && flow.until > flow.from);
  const living = livingOf(facts);
  const saved = living - shareRounded(living, share / 10_000);
  const pay = [{ personId, from, until: never, share: 0 }, ...widowedPay(facts, personId, from)];
  const { sums, open } = sumsAtDeath(facts, personId, from);
  const paid = sum(
    pay
      .filter((change) => change.from === from)
      .map((change) => Math.round(earns(facts, change.personId, from) * (change.share - 1))),
  );
  return {
    until: never,
    died: { personId, from },
    pay,
    incomes,
    saved: saved > 0 ? [{ amount: saved, from, until: never }] : [],
    once: once > 0 ? [{ month: from, amount: once }] : [],
    received: sums > 0 ? [{ month: from, amount: sums }] : [],
    openSums: open,
    monthly:
      pension +
      sum(orphans.filter(({ until }) => until > later).map(({ amount }) => amount)) +
      saved +
      paid -
      drawnBy(facts, personId, from),
  };
}

/** Pay in a month from today: none after the own pension has begun. */
const earns = (facts: BudgetFacts, personId: string, month: number): Cents =>
  (facts.persons.find((person) => person.personId === personId)?.monthsLeft ?? 0) > month
    ? payOf(facts, personId)
    : 0;

/** What else somebody draws in a month from today, and only as long as alive. */
function drawnBy({ household, allRetired, pensions, persons }: BudgetFacts, personId: string, month: number) {
  const paid: readonly string[] = pensionIncomes;
  const drawn = incomesOf(household, personId, personalIncomes).filter(
    ({ kind }) => !isPay(kind) && (allRetired || !paid.includes(kind)),
  );
  const left = persons.find((person) => person.personId === personId)?.monthsLeft ?? 0;
  const begun = pensions.filter(
    ({ personIds, notBefore = 0 }) =>
      Math.max(left, notBefore) <= month && personIds.length === 1 && personIds[0] === personId,
  );
  return sum([...drawn.map(({ net = 0 }) => net), ...begun.map(({ net }) => net)]);
}

/** What is lived on today without what is spent for children. */
const livingOf = ({ household }: BudgetFacts): Cents =>
  sum(
    Object.values(household.expenses.items)
      .filter(({ category }) => category !== 'children')
      .map(monthlyExpense),
  );

/** What life insurance on somebody pays in a month from today, and of how many nobody knows the sum. */
function sumsAtDeath({ household, date }: BudgetFacts, personId: string, month: number) {
  const day = planMonths(date, 1_200).day(month);
  const covers = Object.values(household.contracts.items).flatMap((contract) =>
    contract.kind === 'insurance' &&
    (contract.line === 'termLife' || contract.line === 'funeral') &&
    (contract.end === undefined || contract.end >= day) &&
    personsOfContract(contract, household).includes(personId)
      ? [contract.benefit]
      : [],
  );
  const sums = covers.filter((benefit) => benefit !== undefined);
  return { sums: sum(sums), open: covers.length - sums.length };
}

/** Pay of a widow or widower by the ratio of two estimates (F2): two stretches, none where nothing can be estimated. */
function widowedPay({ household, date, persons }: BudgetFacts, personId: string, from: number): PayChange[] {
  const survivorId = taxUnitOf(household, personId).personIds.find((id) => id !== personId);
  if (survivorId === undefined) return [];
  const months: PlanMonths = planMonths(date, 1_200);
  const next = months.monthOf(`${Number(months.day(from).slice(0, 4)) + 2}-01-01`);
  const end = persons.find((person) => person.personId === survivorId)?.monthsLeft ?? 0;
  const hasChildren = childrenOf(household).some(
    (id) => months.day(next) <= monthOfAgeEnd(household.persons.items[id]?.birthDate ?? date, orphanAge),
  );
  const stretches = [
    { from, until: Math.min(next, end), taxClass: 'III' },
    { from: next, until: end, taxClass: hasChildren ? 'II' : 'I' },
  ] as const;
  return stretches.flatMap(({ taxClass, ...stretch }): PayChange[] => {
    const share = netAs(household, { personId: survivorId, taxClass, date });
    return share === undefined || share === 1 || stretch.until <= stretch.from
      ? []
      : [{ personId: survivorId, ...stretch, share }];
  });
}

/** Pay of a widowed person with a tax class, as a share of that of today. */
function netAs(
  household: BudgetFacts['household'],
  { personId, taxClass, date }: { personId: string; taxClass: 'I' | 'II' | 'III'; date: IsoDate },
): number | undefined {
  const person = household.persons.items[personId];
  const profile = household.taxProfiles.items[personId];
  if (!person) return undefined;
  const { factorThousandths: _, ...others }: TaxProfile = profile ?? { position: 0 };
  const widowed: BudgetFacts['household'] = {
    ...household,
    persons: {
      ...household.persons,
      items: { ...household.persons.items, [personId]: { ...person, maritalStatus: 'widowed' } },
    },
    taxProfiles: {
      ...household.taxProfiles,
      items: { ...household.taxProfiles.items, [personId]: { ...others, taxClass } },
    },
  };
  let [today, then] = [0, 0];
  for (const income of Object.values(household.incomes.items)) {
    if (income.personId !== personId || !isPay(income.kind) || income.net === undefined) continue;
    if (income.kind === 'sideJob') {
      [today, then] = [today + income.net, then + income.net]; // a Minijob, or class VI: neither changes
      continue;
    }
    const now = netEstimate(household, income, date);
    const later = netEstimate(widowed, income, date);
    if (now.kind === 'missing' || later.kind === 'missing') return undefined;
    const ratio =
      now.kind === 'estimated' && later.kind === 'estimated' && now.net > 0
        ? Math.max(0, later.net / now.net)
        : 1;
    today += income.net;
    then += income.net * ratio;
  }
  return today > 0 ? then / today : undefined;
}
