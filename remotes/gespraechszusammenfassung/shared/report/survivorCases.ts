import { addMonths, type IsoDate } from '@vp-digital/core/finance';
import {
  adults,
  adultsWithoutIncome,
  ageOf,
  budgetFacts,
  budgetResult,
  deathGapFigure,
  type DeathCover,
  knowsContracts,
  type NeededFact,
  orphansPension,
  pensionStart,
  personsInOrder,
  plainBudget,
  type SectionData,
  shortNameOf,
  survivorPay,
  type SurvivorPay,
  taxUnits,
  widowPensionFigure,
} from '@vp-digital/core/household';

/** What follows if one of the adults dies today. */
export interface SurvivorCase {
  personId: string;
  name: string;
  /** Who is left of a couple. */
  survivor: string | undefined;
  /** What the state pays the spouse; undefined without a marriage, without a statutory pension, and while a fact is missing. */
  pays: SurvivorPay | undefined;
  /** The orphans' pensions without a marriage of the two. */
  orphans: { names: readonly string[]; each: number } | undefined;
  /** What those who are left have more or less a month from the fourth month on; undefined where not all of it is known. */
  change: number | undefined;
  /** The capital that is needed, insured and missing (F18). */
  cover: DeathCover | undefined;
  /** What the pension and the change wait for, and what the capital waits for. */
  facts: readonly NeededFact[];
  coverFacts: readonly NeededFact[];
}

export interface Survivors {
  cases: readonly SurvivorCase[];
  /** Two adults: a couple by the law, not one, or nobody has said. */
  couple: 'married' | 'notMarried' | 'untold' | undefined;
  /** Children under 18. */
  children: number;
}

/** Whose death leaves somebody behind: each of two adults, and a parent. Nobody, where nobody is left. */
export function survivorsOf(data: SectionData, date: IsoDate): Survivors {
  const couple = adults(data).filter(({ role }) => role !== 'other');
  const children = personsInOrder(data).filter(
    ({ id, role }) => role === 'child' && (ageOf(data, id, date) ?? 18) < 18,
  ).length;
  const isMarried = taxUnits(data).some((unit) => unit.couple);
  const isUntold = couple.some(({ maritalStatus }) => maritalStatus === undefined);
  const state = isMarried ? 'married' : isUntold ? 'untold' : 'notMarried';
  const isLeft = couple.length > 1 || children > 0;
  return {
    couple: couple.length > 1 ? state : undefined,
    children,
    cases: isLeft
      ? couple.map(({ id, name }) => ({
          personId: id,
          name,
          survivor: couple.find((other) => other.id !== id)?.name,
          ...(isMarried ? paidBy(data, id, date) : orphansOf(data, id, date)),
          ...coveredBy(data, id, date),
        }))
      : [],
  };
}

type Paid = Pick<SurvivorCase, 'pays' | 'orphans' | 'change' | 'facts'>;

const nothingPaid: Paid = { pays: undefined, orphans: undefined, change: undefined, facts: [] };

/** Each parent's insurance pays its own children, married or not. */
function orphansOf(data: SectionData, personId: string, date: IsoDate): Paid {
  const found = orphansPension({ household: data, personId, date });
  if (found.kind === 'missing') return { ...nothingPaid, facts: found.facts };
  if (found.kind !== 'computed') return nothingPaid;
  const names = found.value.children.map((id) => shortNameOf(data, id) ?? '');
  return { ...nothingPaid, orphans: { names, each: found.value.each } };
}

function paidBy(data: SectionData, personId: string, date: IsoDate): Paid {
  const widow = widowPensionFigure.of(data, { personId, date });
  if (widow.kind !== 'computed')
    return { ...nothingPaid, facts: widow.kind === 'missing' ? widow.facts : [] };
  const persons = adults(data).map(({ id }) => {
    const start = pensionStart(data, id, date);
    return { personId: id, monthsLeft: start.kind === 'computed' ? start.value.monthsLeft : 0 };
  });
  const budget = budgetFacts(data, date);
  const known = budget.kind === 'computed' ? budget.value : undefined;
  const pays = survivorPay(known ?? { household: data, date, persons }, personId);
  if (known === undefined)
    return { ...nothingPaid, pays, facts: budget.kind === 'missing' ? budget.facts : [] };
  const from = addMonths(date, 1).slice(0, 7);
  const death = { id: personId, kind: 'death' as const, personId, from, once: 0 };
  const [effect] = budgetResult(known, { ...plainBudget, events: [death] }).plan.effects;
  return { ...nothingPaid, pays, change: effect?.monthly };
}

/** Neither an income nor an insurance that nobody has named is 0. */
function coveredBy(
  data: SectionData,
  personId: string,
  date: IsoDate,
): Pick<SurvivorCase, 'cover' | 'coverFacts'> {
  const unknown: NeededFact[] = [
    ...(adultsWithoutIncome(data).includes(personId) ? [{ fact: 'net' as const, personId }] : []),
    ...(knowsContracts(data, 'insurance') ? [] : [{ fact: 'contracts' as const }]),
  ];
  if (unknown.length > 0) return { cover: undefined, coverFacts: unknown };
  const cover = deathGapFigure.of(data, { personId, date });
  return {
    cover: cover.kind === 'computed' ? cover.value : undefined,
    coverFacts: cover.kind === 'missing' ? cover.facts : [],
  };
}
