import classes from './Skeleton.module.css';

export interface SkeletonProps {
  /** The shape of what is coming. Default `text`. */
  shape?: 'text' | 'figure' | 'field' | 'card' | undefined;
  /** How many, one under the other. Default 1. */
  count?: number | undefined;
}

/** Grey bars in the real layout while data is on its way; they appear after 200 ms. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <span className={classes['stack']} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classes['bar']} data-shape={shape} />
      ))}
    </span>
  );
}
