import type { IncomeProtection } from '@vp-digital/core/household';
import { usePatternFill } from '@vp-digital/core/ui';
import classes from '../../shared/protection/roles.module.css';

export interface CoverBarProps {
  /** What it says, as a sentence with its values. */
  label: string;
  protection: IncomeProtection;
  /** What the income has to carry at least, where that is known. */
  costs: number | undefined;
}

const bar = { y: 10, height: 32 };

/** Secured and missing up to the need, with a line at the fixed costs, where they are known. The rows beside it say the same. */
export function CoverBar({ label, protection, costs }: CoverBarProps) {
  const patterns = usePatternFill();
  const { net, target, pensionNet, privatePension, secured, gap } = protection;
  const widest = Math.max(net, secured, costs ?? 0);
  const share = (amount: number) => `${Math.round((amount / widest) * 1_000) / 10}%`;
  return (
    <svg width="100%" height="52" role="img" aria-label={label} focusable="false">
      <rect className={classes['track']} width="100%" {...bar} />
      <rect className={classes['disabilityPension']} width={share(pensionNet)} {...bar} />
      <rect className={classes['private']} x={share(pensionNet)} width={share(privatePension)} {...bar} />
      <rect x={share(secured)} width={share(gap)} fill={patterns.gap} {...bar} />
      <line className={classes['need']} x1={share(target)} x2={share(target)} y1="2" y2="50" />
      {costs !== undefined && (
        <line className={classes['costs']} x1={share(costs)} x2={share(costs)} y1="2" y2="50" />
      )}
    </svg>
  );
}
