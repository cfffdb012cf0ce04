import classes from './MissingCard.module.css';
import type { ResultLine } from './linksToResults';

export interface MissingLinesProps {
  lines: readonly ResultLine[];
  /** How many stand on either side: rows of one side are equally high. */
  facts: number;
  results: number;
}

/** Lines from facts to results: decoration, for the list says what opens what. */
export function MissingLines({ lines, facts, results }: MissingLinesProps) {
  return (
    <svg
      className={classes['lines']}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      {lines.map(({ from, to }) => {
        const [start, end] = [middleOf(from, facts), middleOf(to, results)];
        return (
          <path
            key={`${from} ${to}`}
            d={`M0 ${start}C50 ${start} 50 ${end} 100 ${end}`}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}

/** In percent of the height. */
const middleOf = (index: number, count: number) => Math.round(((index + 0.5) / count) * 1_000) / 10;
