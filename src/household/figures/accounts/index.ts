export {
  type AccountData,
  type AccountPlan,
  accountPlan,
  type PayingAccount,
  type StandingOrder,
} from './accountPlan';
export { type AccountRole, type ModelAccount, roleOf } from './modelAccounts';
export { monthlyUses } from './monthlyUses';
