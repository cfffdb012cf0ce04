export {
  type AccountData,
  type AccountPlan,
  accountPlan,
  type PayingAccount,
  type StandingOrder,
  totalLeft,
} from './accountPlan';
export { explainedCards, explainedMonth } from './explainedMonth';
export type { AccountRole, ModelAccount } from './modelAccounts';
export { monthlyUses, weeklyPart } from './monthlyUses';
export { ordersTaskId } from './ordersTask';
