import type { Cents } from '@vp-digital/core/finance';
import { accountModelId, type AllowanceRhythm, type SectionData } from '../../documents';
import { mapOutcome, notRelevant, type Outcome } from '../outcome';
import { plannedSavings, type SavingsPlanData } from '../savings/plannedSavings';
import { potAmounts, type PotAmounts, type SavingsPot, savingsPots } from '../savings/savingsPots';
import { type AccountRole, findAccount, type ModelAccount } from './modelAccounts';
import { type MonthlyUses, monthlyUses, weeklyPart } from './monthlyUses';
import { newPots } from './newPots';
import { dividedBy, type Partners, partnersOf } from './payers';

export type AccountData = SavingsPlanData & Pick<SectionData, 'bankAccounts' | 'accountModel'>;

/** What is transferred every month, from one account of the model to another; savings fill a pot. */
export type StandingOrder = OrderPurpose & {
  key: string;
  amount: Cents;
  /** Where it comes by the week: its part of a year's 52 weeks. */
  weekly?: Cents;
  from: ModelAccount;
  to: ModelAccount;
};

type OrderPurpose =
  | { kind: 'savings'; pot: SavingsPot }
  | { kind: 'salary' | 'contribution' | 'consumption' | 'bills'; pot?: undefined };

/** An account from which is paid: what comes in, what it pays itself, and what it passes on. */
export interface PayingAccount {
  /** Of one person; missing: of all together. */
  personId?: string;
  income: Cents;
  /** Fixed costs and saving contracts that are paid from here, by no standing order of the model. */
  fixed: Cents;
  running: Cents;
  orders: StandingOrder[];
  /** income − fixed − running − orders; below 0 more is promised than comes in. */
  left: Cents;
}

export interface AccountPlan extends Partners {
  uses: MonthlyUses;
  /** Saved in contracts already, a month. */
  running: Cents;
  /** What is newly saved into each pot: the agreement less what runs. */
  pots: PotAmounts;
  /**
   * Whole nets that the incomes assign to a recorded salary account and that are passed on to the household account.
   */
  salaries: StandingOrder[];
  paying: PayingAccount[];
  /** Accounts that the model needs and nobody has recorded, each once. */
  missing: ModelAccount[];
  /** What always stays on the household account. */
  buffer: Cents;
}

/** The model of a household. Not relevant while no savings amount is agreed. Missing: net, expenses. */
export function accountPlan(household: AccountData, date: string): Outcome<AccountPlan> {
  const planned = plannedSavings(household, date);
  if (planned.kind !== 'computed') return planned;
  const { agreed, shares, potential } = planned.value;
  if (!agreed) return notRelevant;
  return mapOutcome(planned, () => {
    const model = household.accountModel.items[accountModelId];
    const partners = partnersOf(household, model);
    const uses = monthlyUses(household);
    const running = potential.savings;
    const pots = newPots(household, potAmounts(agreed.amount, shares), running);
    const account = (role: AccountRole, personId?: string): ModelAccount =>
      findAccount(household, role, personId);
    const paying = payingAccounts({ ...partners, uses, running, pots, account, allowance: model?.allowance });
    const salaries = salaryOrders(partners, account);
    return {
      ...partners,
      uses,
      running,
      pots,
      salaries,
      paying,
      missing: missingAccounts([...salaries, ...paying.flatMap(({ orders }) => orders)]),
      buffer: model?.buffer ?? uses.fixed,
    };
  });
}

/** What is left of the whole month, in cents; below 0 no division of it between accounts suffices. */
export const totalLeft = ({ paying }: Pick<AccountPlan, 'paying'>): Cents =>
  paying.reduce((sum, { left }) => sum + left, 0);

/** With a joint account, partners transfer only their contribution, which is listed with what they pay. */
function salaryOrders({ variant, partners }: Partners, account: Paid['account']): StandingOrder[] {
  if (variant === 'shared') return [];
  return partners.flatMap(({ personId, net }): StandingOrder[] => {
    const from = account('salary', personId);
    const to = account('household', variant === 'separate' ? personId : undefined);
    if (net <= 0 || from.accountId === undefined) return [];
    return [{ key: `salary ${personId}`, kind: 'salary', amount: net, from, to }];
  });
}

interface Paid extends Partners {
  uses: MonthlyUses;
  running: Cents;
  pots: PotAmounts;
  allowance: AllowanceRhythm | undefined;
  account(role: AccountRole, personId?: string): ModelAccount;
}

function payingAccounts(paid: Paid): PayingAccount[] {
  const { variant, partners, common, uses, running, pots, account, allowance } = paid;
  const shares = partners.map(({ share }) => share);
  const own = partners.reduce((sum, { net }) => sum + net, 0);
  if (variant === 'joint') return [payingAccount(undefined, own + common, paid)];
  if (variant === 'separate')
    return partners.map(({ personId, net }, index) => {
      const part = (amount: Cents) => dividedBy(amount, shares)[index] ?? 0;
      const [reserve, goals, retirement, free] = savingsPots.map((pot) => part(pots[pot]));
      return payingAccount(personId, net + part(common), {
        uses: { fixed: part(uses.fixed), variable: part(uses.variable), bills: part(uses.bills) },
        running: part(running),
        pots: { reserve: reserve ?? 0, goals: goals ?? 0, retirement: retirement ?? 0, free: free ?? 0 },
        allowance,
        account,
      });
    });
  const needed = sumOf(uses) + running + savingsPots.reduce((sum, pot) => sum + pots[pot], 0);
  const contributions = dividedBy(Math.max(0, needed - common), shares);
  return [
    ...partners.map(({ personId, net }, index): PayingAccount => {
      const amount = contributions[index] ?? 0;
      const order: StandingOrder = {
        key: `contribution ${personId}`,
        kind: 'contribution',
        amount,
        from: account('salary', personId),
        to: account('household'),
      };
      return {
        personId,
        income: net,
        fixed: 0,
        running: 0,
        orders: amount > 0 ? [order] : [],
        left: net - amount,
      };
    }),
    payingAccount(undefined, common + contributions.reduce((sum, one) => sum + one, 0), paid),
  ];
}

function payingAccount(
  personId: string | undefined,
  income: Cents,
  { uses, running, pots, allowance, account }: Omit<Paid, keyof Partners>,
): PayingAccount {
  const from = account('household', personId);
  const saving = account('saving', personId);
  const order = (purpose: OrderPurpose, amount: Cents, to: ModelAccount): StandingOrder => ({
    ...purpose,
    key: [purpose.kind, purpose.pot, personId].filter(Boolean).join(' '),
    amount,
    ...(purpose.kind === 'consumption' && allowance === 'weekly' && { weekly: weeklyPart(amount) }),
    from,
    to,
  });
  const orders = [
    order({ kind: 'consumption' }, uses.variable, account('consumption', personId)),
    order({ kind: 'bills' }, uses.bills, saving),
    ...savingsPots.map((pot) => order({ kind: 'savings', pot }, pots[pot], saving)),
  ].filter(({ amount }) => amount > 0);
  const passedOn = orders.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...(personId !== undefined && { personId }),
    income,
    fixed: uses.fixed,
    running,
    orders,
    left: income - uses.fixed - running - passedOn,
  };
}

function missingAccounts(orders: readonly StandingOrder[]): ModelAccount[] {
  const needed = orders.flatMap(({ from, to }) => [from, to]);
  const missing = needed.filter(({ accountId }) => accountId === undefined);
  const once = new Map(missing.map((one) => [`${one.role} ${one.personId}`, one]));
  return [...once.values()];
}

const sumOf = ({ fixed, variable, bills }: MonthlyUses): Cents => fixed + variable + bills;
