import { colours, roleFill, type SeriesRole } from '@vp-digital/core/ui';
import { type ColumnAmounts, type PlanColumn, planColumns, totalOf } from './columns';

export const columnRoles: Readonly<Record<PlanColumn, SeriesRole>> = {
  protect: 'chart-1',
  provide: 'chart-2',
  wealth: 'chart-3',
};

/** What is planned of each column up to the mark of the budget. Decoration: every amount stands beside it. */
export function BudgetBar({ planned, budget }: { planned: ColumnAmounts; budget: number }) {
  const most = Math.max(1, budget, totalOf(planned));
  const share = (amount: number) => `${Math.round((Math.max(0, amount) / most) * 1_000) / 10}%`;
  const places = planColumns.map((column, index) => ({
    column,
    from: planColumns.slice(0, index).reduce((sum, before) => sum + Math.max(0, planned[before]), 0),
  }));
  return (
    <svg width="100%" height="24" aria-hidden focusable="false">
      <rect width="100%" y="4" height="16" fill={colours.line} />
      {places.map(({ column, from }) => (
        <rect
          key={column}
          x={share(from)}
          width={share(planned[column])}
          y="4"
          height="16"
          {...roleFill(columnRoles[column])}
        />
      ))}
      <line
        x1={share(budget)}
        x2={share(budget)}
        y1="0"
        y2="24"
        stroke={colours['role-target']}
        strokeWidth="2.5"
      />
    </svg>
  );
}
