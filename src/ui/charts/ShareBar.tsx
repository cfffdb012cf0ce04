import { customerMarks } from '@vp-digital/core/shell';
import { colours } from '../theme/colours';
import { type ChartRole, roleFill } from './roles';

export interface ShareBarProps {
  /** Length of the bar as a share of the full width, 0 to 1. */
  share: number;
  kind: ChartRole;
  /** A mark for comparison, as a share of the full width: an ink line, taller than the bar, only for the advisor. */
  mark?: number | undefined;
}

/** A thin bar in a table or list. Decoration: the value itself, and that of the mark, are written beside it. */
export function ShareBar({ share, kind, mark }: ShareBarProps) {
  return (
    <svg width="100%" height="16" aria-hidden focusable="false">
      <rect width={percent(share)} y="4" height="8" {...roleFill(kind)} />
      {mark !== undefined && (
        <line
          x1={percent(mark)}
          x2={percent(mark)}
          y1="0"
          y2="16"
          stroke={colours['role-target']}
          strokeWidth="2.5"
          {...{ [customerMarks.advisorOnly]: true }}
        />
      )}
    </svg>
  );
}

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;
