import { colours } from '../theme/colours';

/** What an amount of the budget is spent on; each has the same colour on every screen. */
export type BudgetRole = 'needs' | 'wishes' | 'saving' | 'free';

/** Parts of anything else, distinguished by the series colours in order. */
export type SeriesRole = `chart-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

export type ChartRole = BudgetRole | SeriesRole;

/** Fill of a role; `free` is light and has an outline to be seen on white. */
export function roleFill(role: ChartRole) {
  if (isSeries(role)) return { fill: colours[role] };
  return role === 'free'
    ? { fill: colours['role-free'], stroke: colours['role-free-outline'] }
    : { fill: colours[`role-${role}`] };
}

const isSeries = (role: ChartRole): role is SeriesRole => role.startsWith('chart-');
