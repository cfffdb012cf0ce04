import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  type CartPosition,
  costIn,
  isPremiumMissing,
  optimum,
  type Outcome,
  plannedSavings,
  reserve,
  securityPlanId,
  type SubsidyLever,
  withoutEnded,
  withPositions,
} from '@vp-digital/core/household';
import { type ColumnAmounts, columnOf, type Locks, type PlanColumn, totalOf } from './columns';
import type { PlanData } from './data';

/** What the household has more a month than it spends and saves today. */
export interface PlanBudget {
  agreed: { amount: Cents; on: string } | undefined;
  /** Saved today; the agreed amount contains it. */
  savedToday: Cents;
  fromSavings: Cents;
  /** Open sums of the Optimum that come as money, a twelfth of a year. */
  cash: Cents;
  /** The others, which flow into contracts or ask for one: no budget. */
  bound: Cents;
  total: Cents;
}

/** Levers that free money as such; all others subsidise a contract. */
const cashLevers: ReadonlySet<SubsidyLever> = new Set<SubsidyLever>([
  'healthFundChange',
  'taxReturn',
  'householdServices',
]);

/** Missing: net, expenses, contracts. */
export function planBudget(data: PlanData, date: IsoDate): Outcome<PlanBudget> {
  const planned = plannedSavings(data, date);
  if (planned.kind !== 'computed') return planned;
  const { agreed, potential } = planned.value;
  const { levers } = optimum({ household: data, date });
  const month = (isCash: boolean) =>
    Math.round(
      levers
        .filter(({ lever }) => cashLevers.has(lever) === isCash)
        .reduce((sum, { open }) => sum + open, 0) / 12,
    );
  const savedToday = potential.savings;
  const fromSavings = Math.max(0, (agreed?.amount ?? 0) - savedToday);
  const cash = month(true);
  return {
    kind: 'computed',
    value: { agreed, savedToday, fromSavings, cash, bound: month(false), total: fromSavings + cash },
  };
}

/** What runs of each column a month, and how many contracts cost what nobody knows. */
function running(data: PlanData, date: IsoDate): ColumnAmounts & { unknown: number } {
  const contracts = Object.entries(withoutEnded(data, date).contracts.items).filter(
    ([, { kind }]) => kind !== 'loan',
  );
  const sum = (column: PlanColumn) =>
    contracts
      .filter(([id, { line }]) => columnOf(line, data.cartPositions.items[id]?.topic) === column)
      .reduce((all, [, contract]) => all + costIn('month', contract), 0);
  return {
    protect: sum('protect'),
    provide: sum('provide'),
    wealth: sum('wealth'),
    unknown: contracts.filter(([, contract]) => isPremiumMissing(contract)).length,
  };
}

export interface ComputedPlan {
  today: ColumnAmounts & { unknown: number };
  /** More a month than today: what lies in the cart, and what is planned in all. */
  inCart: ColumnAmounts;
  planned: ColumnAmounts;
  /** Planned, but no position of the cart yet. */
  rest: ColumnAmounts;
  locks: Locks;
  total: Cents;
}

/** The plan as it stands; without one it is what lies in the cart. */
export function computedPlan(data: PlanData, date: IsoDate): ComputedPlan {
  const stored = data.securityPlan.items[securityPlanId];
  const today = running(data, date);
  const then = running(withPositions(data, 'both'), date);
  const each = (of: (column: PlanColumn) => Cents): ColumnAmounts => ({
    protect: of('protect'),
    provide: of('provide'),
    wealth: of('wealth'),
  });
  const inCart = each((column) => then[column] - today[column]);
  const planned = each((column) => Math.max((stored?.[column] ?? 0) - today[column], inCart[column]));
  return {
    today,
    inCart,
    planned,
    rest: each((column) => planned[column] - inCart[column]),
    locks: {
      protect: stored?.protectLocked ?? false,
      provide: stored?.provideLocked ?? false,
      wealth: stored?.wealthLocked ?? false,
    },
    total: totalOf(planned),
  };
}

/** How what is planned is saved until a product is chosen: for old age in a depot, else on call money (F14, F6). */
export const savedIn = {
  provide: { line: 'fundPlan', topic: 'oldAge' },
  wealth: { line: 'callMoneyPlan', topic: 'reserve' },
} as const satisfies Record<string, Pick<CartPosition, 'line' | 'topic'>>;

/**
 * The household with the cart and with what is planned besides. What is planned for protection changes no figure before a
 * benefit is known.
 */
export function withPlan(data: PlanData, rest: Pick<ColumnAmounts, 'provide' | 'wealth'>): PlanData {
  const trial = (column: 'provide' | 'wealth'): Record<string, CartPosition> =>
    rest[column] > 0
      ? {
          [`plan-${column}`]: {
            position: 0,
            kind: 'widget',
            title: '-',
            ...savedIn[column],
            premium: rest[column],
            frequency: 'monthly',
          },
        }
      : {};
  const items = { ...data.cartPositions.items, ...trial('provide'), ...trial('wealth') };
  return withPositions({ ...data, cartPositions: { items } }, 'both'); // nobody has decided about what is planned
}

/** In how many months what goes into call money fills the reserve; undefined where nobody knows, 0 when it is full. */
export function monthsToReserve(data: PlanData): number | undefined {
  const { missing } = reserve(data);
  if (missing === undefined || missing === 0) return missing;
  const rate = Object.values(data.contracts.items)
    .filter(({ line }) => line === 'callMoneyPlan')
    .reduce((sum, contract) => sum + costIn('month', contract), 0);
  return rate > 0 ? Math.ceil(missing / rate) : undefined;
}
