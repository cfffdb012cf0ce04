import classes from './ShareRing.module.css';

export interface ShareRingProps {
  /** 0–1. */
  share: number;
  /** The share in words, in the middle. */
  text: string;
  /** What the ring says by itself; without it, it is decoration of what stands beside it. */
  label?: string | undefined;
  large?: boolean | undefined;
}

/** Around: a turn of 100. */
const radius = 22;

/** How much of something is there, as a ring. */
export function ShareRing({ share, text, label, large }: ShareRingProps) {
  const size = large ? 76 : 52;
  return (
    <svg
      className={classes['ring']}
      width={size}
      height={size}
      viewBox="0 0 52 52"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle className={classes['track']} cx="26" cy="26" r={radius} />
      {share > 0 && (
        <circle
          className={classes['reached']}
          cx="26"
          cy="26"
          r={radius}
          pathLength="100"
          strokeDasharray={`${Math.round(share * 1_000) / 10} 100`}
          transform="rotate(-90 26 26)"
        />
      )}
      <text className={classes['share']} x="26" y="30" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}
