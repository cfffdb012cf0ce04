import classes from './FamilyCard.module.css';
import type { Child, Kinship } from './kinship';

/** Of one row, in the drawing's own measure; it is stretched to the height that the rows have. */
const row = 100;
const width = 100;

const middleOf = (place: number) => (place + 0.5) * row;

/** Where the lines of a couple meet before they lead to a child of both. */
const joint = 30;

/** Lines between the two columns, and a clasp around a couple. Said in words beside each child. */
export function Lines({ kinship, rows }: { kinship: Kinship; rows: number }) {
  const { isCouple, children } = kinship;
  const isOfBoth = ({ parents }: Child) => isCouple && parents.length === 2 && parents.every((at) => at < 2);
  const ofBoth = children.filter(isOfBoth);
  const drawing = { preserveAspectRatio: 'none', 'aria-hidden': true } as const;
  return (
    <>
      {isCouple && (
        <svg {...drawing} className={classes['clasp']} viewBox={`0 0 ${width} ${rows * row}`}>
          <path d={`M ${width} ${middleOf(0)} H 40 V ${middleOf(1)} H ${width}`} />
        </svg>
      )}
      {children.length > 0 && (
        <svg {...drawing} className={classes['lines']} viewBox={`0 0 ${width} ${rows * row}`}>
          {ofBoth.length > 0 &&
            [0, 1].map((parent) => (
              <path
                key={parent}
                data-assumed={ofBoth.every(({ isAssumed }) => isAssumed)}
                d={lineFrom([0, middleOf(parent)], [joint, row])}
              />
            ))}
          {children.flatMap((child, at) => {
            const starts = isOfBoth(child)
              ? [[joint, row] as const]
              : child.parents.map((parent) => [0, middleOf(parent)] as const);
            return starts.map((start) => (
              <path
                key={`${child.person.id} ${start.join()}`}
                data-assumed={child.isAssumed}
                d={lineFrom(start, [width, middleOf(at)])}
              />
            ));
          })}
        </svg>
      )}
    </>
  );
}

type Point = readonly [x: number, y: number];

function lineFrom([x, y]: Point, [toX, toY]: Point): string {
  const half = (x + toX) / 2;
  return `M ${x} ${y} C ${half} ${y} ${half} ${toY} ${toX} ${toY}`;
}
