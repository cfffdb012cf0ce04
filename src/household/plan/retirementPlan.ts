import { addMonths, type Cents, type ProjectionPlan, shareRounded } from '@vp-digital/core/finance';
import { assumptionsOf } from '../figures/assumptionsOf';
import { sum } from '../figures/net';
import type { PensionKind } from '../figures/retirement/netPensionFactors';
import { pensionAtStart } from '../figures/retirement/pensionAtStart';
import { eventEffects } from './budgetEvents';
import { type PlanMonths, planMonths } from './budgetMonths';
import { deathOfAll } from './deathEvent';
import type { EventEffect, EventFlow } from './eventEffect';

import { lastAgeOf, type RetirementSettings, stressRules } from './retirementSettings';
import type { RetirementFacts, RetirementPerson } from './planFacts';

/** Who or what pays: a kind of pension, a survivor's one, the pay of who still works, the rent that owners save, and the rest. */
export type RetirementPayer = PensionKind | 'survivor' | 'work' | 'savedRent' | 'other';

export interface RetirementPart {
  key: string;
  payer: RetirementPayer;
  amount: Cents;
}

/** A stretch of retirement in which the same is paid every month, in today's money. */
export interface RetirementPhase {
  /** Months from today; the end is the first month of the next phase. */
  from: number;
  until: number;
  /** Who has retired, and who has died. */
  retired: readonly string[];
  died: readonly string[];
  parts: readonly RetirementPart[];
  income: Cents;
  need: Cents;
  /** need − income, 0 where that is enough: what the capital has to pay. */
  shortage: Cents;
}

export interface RetirementPlan {
  phases: readonly RetirementPhase[];
  /** Month from today in which each adult's pension begins. */
  starts: Readonly<Record<string, number>>;
  months: PlanMonths;
  effects: readonly EventEffect[];
  projection: ProjectionPlan;
}

/** Months from the standard age, within what the scheme allows. */
export function startOf(person: RetirementPerson, { starts, stresses }: RetirementSettings): number {
  if (!person.range) return 0;
  const wanted =
    (starts[person.personId] ?? 0) - (stresses.includes('earlier') ? stressRules.earlier.months : 0);
  return Math.min(person.range.latest, Math.max(person.range.earliest, wanted));
}

/**
 * The stretch from retirement on as a plan for the projection, in today's money: pensions keep up with prices, so nothing
 * grows but the capital, by its return above inflation. Before the first pension the household lives on its pay, and only
 * what is saved for old age is followed. Where more comes in than is needed, the assumed share of it stays on the account.
 */
export function retirementPlan(facts: RetirementFacts, settings: RetirementSettings): RetirementPlan {
  const { persons, date } = facts;
  const starts = Object.fromEntries(
    persons.map((person) => [person.personId, Math.max(0, person.monthsLeft + startOf(person, settings))]),
  );
  const months = Math.min(1_200, Math.max(1, ...persons.map(({ age }) => lastAgeOf(settings) * 12 - age)));
  const plan = planMonths(date, months);
  const effects = facts.budget ? eventEffects(facts.budget, settings.events, plan) : [];
  const phases = phasesOf({ facts, settings, starts, months, effects });
  const first = phases[0]?.from ?? 0;
  const begin = `${date.slice(0, 7)}-01`;
  const day = (month: number) => addMonths(begin, month);
  const span = ({ from, until }: Pick<RetirementPhase, 'from' | 'until'>) => ({
    from: day(from),
    until: day(until - 1),
  });
  const { freeShare } = assumptionsOf(facts.household);
  const capital = facts.gap.capital.parts.map((part) => {
    const ends = lastStart(starts, ownersOfPart(facts, part.contractId));
    const paid = part.monthlyContribution > 0 && ends > 0;
    return {
      amount: 0,
      balance:
        part.capital -
        (settings.stresses.includes('crash') ? shareRounded(part.capital, stressRules.crash.share) : 0),
      liquidity: 'twelve-months' as const,
      ...(paid && { subsidy: part.monthlyContribution, until: day(Math.min(ends, months) - 1) }),
    };
  });
  const extra =
    settings.extraSaving > 0 && first > 0
      ? [
          {
            amount: 0,
            subsidy: settings.extraSaving,
            liquidity: 'twelve-months' as const,
            until: day(Math.min(first, months) - 1),
          },
        ]
      : [];
  const received = effects.flatMap((effect) => effect.received).filter(({ month }) => month < months);
  const once = effects.flatMap((effect) => effect.once).filter(({ month }) => month < months);
  const projection: ProjectionPlan = {
    start: begin,
    months,
    inflation: 0,
    assets: { immediate: 0, 'twelve-months': 0, bound: 0 },
    returns: { immediate: 0, 'twelve-months': returnOf(settings), bound: 0 },
    incomes: phases.map((phase) => ({ amount: phase.income, ...span(phase) })),
    pensions: [],
    expenses: [
      ...phases.map((phase) => {
        const surplus = Math.max(0, phase.income - phase.need);
        return { amount: phase.need + surplus - shareRounded(surplus, freeShare), ...span(phase) };
      }),
      ...careOf(facts, settings, months, day),
    ],
    premiums: [],
    savings: [
      ...capital,
      ...extra,
      ...received.map(({ month, amount }) => ({
        amount: 0,
        subsidy: amount,
        liquidity: 'twelve-months' as const,
        from: day(month),
        until: day(month),
      })),
    ],
    loans: [],
    goals: once.map(({ month, amount }) => ({ amount, date: day(month) })),
  };
  return { phases, starts, months: plan, effects, projection };
}

const returnOf = ({ realReturn, stresses }: RetirementSettings) =>
  realReturn - (stresses.includes('lowReturn') ? stressRules.lowReturn.less : 0);

const lastStart = (starts: Readonly<Record<string, number>>, personIds: readonly string[]): number =>
  Math.max(...personIds.map((id) => starts[id] ?? 0));

function ownersOfPart({ household, persons }: RetirementFacts, contractId: string | undefined): string[] {
  const all = persons.map(({ personId }) => personId);
  const contract = contractId === undefined ? undefined : household.contracts.items[contractId];
  const owners = contract?.personIds.filter((id) => all.includes(id)) ?? [];
  return owners.length > 0 ? owners : all;
}

interface Given {
  facts: RetirementFacts;
  settings: RetirementSettings;
  starts: Readonly<Record<string, number>>;
  months: number;
  effects: readonly EventEffect[];
}

function phasesOf(given: Given): RetirementPhase[] {
  const { facts, settings, starts, months, effects } = given;
  const deathOf = (personId: string) => deathOfAll(effects, [personId]);
  const begins = Object.entries(starts).flatMap(([id, at]) => (at < deathOf(id) ? [at] : []));
  const first = Math.min(...begins);
  const laterPensions = facts.pensions.flatMap(({ notBefore }) => notBefore ?? []);
  const changes = effects
    .flatMap(({ pay, incomes, expenses, saved }) => [...pay, ...incomes, ...expenses, ...saved])
    .flatMap(({ from, until }) => [from, until]);
  const deaths = effects.flatMap(({ died }) => (died ? [died.from] : []));
  const cuts = [...new Set([...begins, ...laterPensions, ...changes, ...deaths])]
    .filter((at) => at >= first && at < months)
    .sort((a, b) => a - b);
  return cuts.map((from, index) => {
    const active = (list: readonly EventFlow[]) =>
      sum(list.filter((flow) => flow.from <= from && flow.until > from).map(({ amount }) => amount));
    const parts = partsOf(given, from);
    const income = sum(parts.map(({ amount }) => amount));
    const more = active(effects.flatMap(({ expenses }) => expenses));
    const less = active(effects.flatMap(({ saved }) => saved));
    const need = Math.max(0, shareRounded(facts.net, settings.needShare) + more - less);
    const alive = facts.persons.filter(({ personId }) => deathOf(personId) > from);
    return {
      from,
      until: cuts[index + 1] ?? months,
      retired: alive.flatMap(({ personId }) => ((starts[personId] ?? 0) <= from ? [personId] : [])),
      died: facts.persons.flatMap((person) => (alive.includes(person) ? [] : [person.personId])),
      parts,
      income,
      need,
      shortage: Math.max(0, need - income),
    };
  });
}

function partsOf({ facts, settings, starts, effects }: Given, from: number): RetirementPart[] {
  const pensions = facts.pensions
    .filter(
      ({ personIds, notBefore = 0 }) =>
        Math.max(notBefore, lastStart(starts, personIds)) <= from && deathOfAll(effects, personIds) > from,
    )
    .map(({ key, kind, personIds, net }): RetirementPart => {
      const person = facts.persons.find(({ personId }) => kind === 'statutory' && personId === personIds[0]);
      return { key, payer: kind, amount: person ? netAtStart(facts, person, settings, net) : net };
    });
  const changes = effects.flatMap(({ pay: changed }) => changed);
  const pay = facts.persons
    .filter(({ personId, earnedNet }) => (starts[personId] ?? 0) > from && earnedNet > 0)
    .map(({ personId, earnedNet }): RetirementPart => {
      const shares = changes.flatMap((change) =>
        change.personId === personId && change.from <= from && change.until > from ? [change.share] : [],
      );
      const least = Math.min(1, ...shares);
      const share = least < 1 ? least : Math.max(1, ...shares);
      return { key: `${personId} work`, payer: 'work', amount: shareRounded(earnedNet, share) };
    });
  const survivor = effects.flatMap(({ event, incomes }) =>
    incomes.flatMap(({ amount, from: begin, until }, index): RetirementPart[] =>
      begin <= from && until > from ? [{ key: `${event.id} ${index}`, payer: 'survivor', amount }] : [],
    ),
  );
  const isSold = effects.some(
    ({ event, received, from: at }) => event.kind === 'houseSale' && received.length > 0 && at <= from,
  );
  const savedRent = isSold ? 0 : facts.gap.savedRent;
  return [
    ...pensions,
    ...survivor,
    ...pay,
    { key: 'savedRent', payer: 'savedRent' as const, amount: savedRent },
    { key: 'other', payer: 'other' as const, amount: facts.otherIncome },
  ].filter(({ amount }) => amount > 0);
}

/** The statutory pension with another start (F11); as it stands where the start is the standard one. */
function netAtStart(
  { household, date }: RetirementFacts,
  person: RetirementPerson,
  settings: RetirementSettings,
  standard: Cents,
): Cents {
  const months = startOf(person, settings);
  if (months === 0) return standard;
  const moved = pensionAtStart({ household, personId: person.personId, date, months });
  return moved.kind === 'computed' ? moved.value.net : standard;
}

function careOf(
  { persons }: RetirementFacts,
  { stresses }: RetirementSettings,
  months: number,
  day: (month: number) => string,
) {
  const { fromAge, months: length, monthly } = stressRules.care;
  const from = Math.max(0, fromAge * 12 - (persons[0]?.age ?? 0));
  if (!stresses.includes('care') || from >= months) return [];
  return [{ amount: monthly, from: day(from), until: day(from + length - 1) }];
}
