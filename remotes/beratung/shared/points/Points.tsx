import classes from './Points.module.css';

/** A few sentences of equal weight, each with its mark: together they are no running text. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={classes['points']}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
