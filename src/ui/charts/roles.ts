import { tokens } from '../theme/tokens';

/** What an amount of the budget is spent on; each has the same colour on every screen. */
export type BudgetRole = 'needs' | 'wishes' | 'saving' | 'free';

/** Fill of a role; `free` is light and has an outline to be seen on white. */
export function roleFill(role: BudgetRole) {
  return role === 'free'
    ? { fill: tokens['role-free'], stroke: tokens['role-free-outline'] }
    : { fill: tokens[`role-${role}`] };
}
