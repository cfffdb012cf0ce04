export {
  type AccountData,
  type AccountPlan,
  accountPlan,
  type PayingAccount,
  type StandingOrder,
} from './accountPlan';
export type { AccountRole, ModelAccount } from './modelAccounts';
export { monthlyUses } from './monthlyUses';
