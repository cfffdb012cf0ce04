import classes from './FamilyCard.module.css';
import type { Kinship } from './kinship';

/** Of one row, in the drawing's own measure; it is stretched to the height that the rows have. */
const row = 100;
const width = 100;

const middleOf = (place: number) => (place + 0.5) * row;

/** Lines between the two columns, and a clasp around a couple. Said in words beside each child. */
export function Lines({ kinship, rows }: { kinship: Kinship; rows: number }) {
  const { isCouple, children } = kinship;
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
          {children.flatMap(({ person, parents, isAssumed }, at) =>
            parents.map((parent) => (
              <path
                key={`${person.id} ${parent}`}
                data-assumed={isAssumed}
                d={`M 0 ${middleOf(parent)} C ${width / 2} ${middleOf(parent)} ${width / 2} ${middleOf(at)} ${width} ${middleOf(at)}`}
              />
            )),
          )}
        </svg>
      )}
    </>
  );
}
