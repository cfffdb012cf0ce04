import { type ChartRole, roleFill } from './roles';

/** The little square before the name of a part, in the part's colour. */
export function RoleMark({ role }: { role: ChartRole }) {
  return (
    <svg width="16" height="12" aria-hidden focusable="false">
      <rect width="16" height="12" rx="3" {...roleFill(role)} />
    </svg>
  );
}
