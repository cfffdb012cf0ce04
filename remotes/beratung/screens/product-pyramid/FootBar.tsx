import { colours, usePatternFill } from '@vp-digital/core/ui';
import classes from './Pyramid.module.css';

/** At the foot of a block: what is there, and striped what is missing. Decoration: the amount is written above it. */
export function FootBar({ share }: { share: number }) {
  const { gap } = usePatternFill();
  const there = `${Math.round(share * 1_000) / 10}%`;
  return (
    <svg className={classes['foot']} width="100%" height="14" aria-hidden focusable="false">
      <rect width="100%" height="14" fill={gap} />
      <rect width={there} height="14" fill={colours['role-actual']} />
    </svg>
  );
}
