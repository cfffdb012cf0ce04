import classes from './FanPicture.module.css';

/** Bands between a falling and a rising course, outermost first, each from the start point to the right edge. */
const bands = [
  { upper: 'C230 500 420 330 620 114', lower: 'C420 563 330 562 0 568', end: 548 },
  { upper: 'C240 505 430 350 620 173', lower: 'C470 522 320 548 0 568', end: 489 },
  { upper: 'C250 510 440 380 620 236', lower: 'C480 490 320 535 0 568', end: 420 },
  { upper: 'C250 515 440 405 620 288', lower: 'C480 462 320 522 0 568', end: 372 },
];
const middle = 'M0 568C260 520 440 440 620 330';

/** What may come, as a picture: many possible courses around a likely one. Decoration. */
export function FanPicture() {
  return (
    <svg
      className={classes['picture']}
      viewBox="0 0 620 760"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {bands.map(({ upper, lower, end }, index) => (
        <path key={end} className={classes['band']} data-band={index} d={`M0 568${upper}V${end}${lower}Z`} />
      ))}
      <path className={classes['middle']} d={middle} />
    </svg>
  );
}
