import type { Cents } from '@vp-digital/core/finance';
import { usePatternFill } from '@vp-digital/core/ui';
import roles from '../../shared/protection/roles.module.css';
import type { CaseRow } from './caseRows';

export interface CaseBarProps {
  row: CaseRow;
  need: Cents;
  /** What the whole width stands for. */
  widest: Cents;
}

/** Who pays in one case, what the concept adds and what is left open, up to the need. The row beside it has the figures. */
export function CaseBar({ row: { state, existing, added, gapThen }, need, widest }: CaseBarProps) {
  const patterns = usePatternFill();
  const share = (amount: Cents) => `${Math.round((Math.max(0, amount) / Math.max(1, widest)) * 1_000) / 10}%`;
  const bar = { y: 5, height: 14 };
  return (
    <svg width="100%" height="24" aria-hidden focusable="false">
      <rect className={roles['track']} width="100%" {...bar} />
      <rect className={roles['disabilityPension']} width={share(state)} {...bar} />
      <rect className={roles['private']} x={share(state)} width={share(existing)} {...bar} />
      <rect fill={patterns.whatIf} x={share(state + existing)} width={share(added)} {...bar} />
      <rect fill={patterns.gap} x={share(state + existing + added)} width={share(gapThen)} {...bar} />
      <line className={roles['need']} x1={share(need)} x2={share(need)} y1="0" y2="24" />
    </svg>
  );
}
