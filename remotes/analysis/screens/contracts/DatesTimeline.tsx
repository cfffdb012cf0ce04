import type { IsoDate } from '@vp-digital/core/finance';
import type { ContractDate } from '@vp-digital/core/household';
import classes from './DatesTimeline.module.css';
import { placesOnLine } from './placesOnLine';

export interface DatesTimelineProps {
  /** The first day first. */
  dates: readonly ContractDate[];
  today: IsoDate;
}

/** The days to come on a line from this year to the last of them: how near and how close together. The table beside it names them. */
export function DatesTimeline({ dates, today }: DatesTimelineProps) {
  const { from, until, places } = placesOnLine(dates, today);
  return (
    <div className={classes['timeline']} aria-hidden>
      <svg width="100%" height="20" focusable="false">
        <line className={classes['axis']} x1="0" x2="100%" y1="10" y2="10" />
        {places.map(({ key, what, place }) => (
          <circle key={key} className={classes['mark']} data-what={what} cx={`${place}%`} cy="10" r="6" />
        ))}
      </svg>
      <div className={classes['ends']}>
        <span>{from}</span>
        <span>{until}</span>
      </div>
    </div>
  );
}
