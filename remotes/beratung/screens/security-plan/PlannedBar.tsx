import { roleFill, type SeriesRole, usePatternFill } from '@vp-digital/core/ui';

export interface PlannedBarProps {
  /** What runs today and what is planned besides, as shares of the full width. */
  today: number;
  more: number;
  role: SeriesRole;
}

/** What runs, and striped behind it what is only planned. Decoration: both amounts are written under it. */
export function PlannedBar({ today, more, role }: PlannedBarProps) {
  const { whatIf } = usePatternFill();
  return (
    <svg width="100%" height="16" aria-hidden focusable="false">
      <rect width={percent(today)} y="2" height="12" {...roleFill(role)} />
      {more > 0 && <rect x={percent(today)} width={percent(more)} y="2" height="12" fill={whatIf} />}
    </svg>
  );
}

const percent = (share: number) => `${Math.round(Math.max(0, share) * 1_000) / 10}%`;
