import { useFormat } from '@vp-digital/core/platform';
import type { Fulfilment } from '../benefits/fulfilment';
import classes from './FitRing.module.css';

const radius = 34;

/** How far the wishes are met at least, as a ring. Decoration: the share is said beside it, also where it is a range. */
export function FitRing({ fit: { least } }: { fit: Fulfilment }) {
  const { percent } = useFormat();
  const met = least < 1 ? Math.min(99, Math.round(least * 100)) : 100;
  return (
    <svg className={classes['ring']} viewBox="0 0 76 76" width="76" height="76" aria-hidden focusable="false">
      <circle className={classes['track']} cx="38" cy="38" r={radius} fill="none" strokeWidth="8" />
      <circle
        className={classes['met']}
        cx="38"
        cy="38"
        r={radius}
        fill="none"
        strokeWidth="8"
        pathLength="100"
        strokeDasharray={`${met} ${100 - met}`}
        transform="rotate(-90 38 38)"
      />
      <text className={classes['share']} x="38" y="44" textAnchor="middle">
        {percent(met / 100, { maximumDecimals: 0 })}
      </text>
    </svg>
  );
}
