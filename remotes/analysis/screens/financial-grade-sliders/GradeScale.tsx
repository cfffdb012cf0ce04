import classes from './GradeSliders.module.css';

export interface GradeScaleProps {
  grade: number;
  band: { best: number; worst: number } | undefined;
  /** What the grown think themselves. */
  own: readonly number[];
}

const at = (grade: number): string => `${((6 - grade) / 5) * 100}%`;

/** From 6 at the left to 1 at the right: the band, the grade and one's own estimates. Decoration: all of it stands in words beside it. */
export function GradeScale({ grade, band, own }: GradeScaleProps) {
  return (
    <svg className={classes['scale']} aria-hidden focusable="false">
      <rect className={classes['rail']} y="20" width="100%" height="6" rx="3" />
      {band && (
        <rect
          className={classes['band']}
          x={at(band.worst)}
          y="14"
          width={`${((band.worst - band.best) / 5) * 100}%`}
          height="18"
          rx="4"
        />
      )}
      {own.map((one, index) => (
        <circle key={`${index} ${one}`} className={classes['own']} cx={at(one)} cy="23" r="8" />
      ))}
      <circle className={classes['mark']} cx={at(grade)} cy="23" r="7" />
      {[6, 5, 4, 3, 2, 1].map((one) => (
        <text key={one} className={classes['tick']} x={at(one)} y="52" textAnchor="middle">
          {one}
        </text>
      ))}
    </svg>
  );
}
