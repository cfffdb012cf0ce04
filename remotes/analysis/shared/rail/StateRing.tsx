import type { DataState } from '@vp-digital/core/household';
import { CheckIcon } from '@vp-digital/core/ui';
import classes from './StateRing.module.css';

export interface StateRingProps {
  /** `unknown`: it is not known yet, or cannot be read. Never drawn as empty. */
  state: DataState | 'unknown';
  /** `small` (16) in a legend. Default `default` (24). */
  size?: 'small' | 'default' | undefined;
}

/** How far something is recorded, as a ring: empty, half, full. The word stands beside it. */
export function StateRing({ state, size = 'default' }: StateRingProps) {
  return (
    <span className={classes['ring']} data-state={state} data-size={size} aria-hidden>
      {state === 'complete' && <CheckIcon size={size === 'small' ? 10 : 14} stroke={2.5} />}
    </span>
  );
}
