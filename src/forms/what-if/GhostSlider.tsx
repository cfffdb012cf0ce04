import { usePatternFill } from '@vp-digital/core/ui';
import classes from './GhostSlider.module.css';

export interface GhostSliderProps {
  label: string;
  value: number;
  /** The value as it is: where the ghost stands while another one is tried. */
  before: number;
  min: number;
  max: number;
  step: number;
  /** What is read in place of the number: "650 € mtl., heute 566 € mtl.". */
  valueText: string;
  onChange(value: number): void;
}

/** A value dragged away from what it is: stripes between the two, a dashed ring at where it was. */
export function GhostSlider({ label, before, valueText, onChange, ...range }: GhostSliderProps) {
  const { whatIf } = usePatternFill();
  const { value, min, max } = range;
  const at = (amount: number) =>
    max > min ? Math.min(100, Math.max(0, ((amount - min) / (max - min)) * 100)) : 0;
  const [from, to] = [Math.min(at(before), at(value)), Math.max(at(before), at(value))];
  return (
    <div className={classes['slider']}>
      <div className={classes['track']} aria-hidden>
        <svg className={classes['drawing']} width="100%" height="44" focusable="false">
          <rect className={classes['rail']} y="20" width="100%" height="4" />
          <rect className={classes['filled']} y="18" width={`${from}%`} height="8" />
          {value !== before && (
            <>
              <rect
                className={classes['tried']}
                x={`${from}%`}
                y="18"
                width={`${to - from}%`}
                height="8"
                fill={whatIf}
              />
              <circle className={classes['ghost']} cx={`${at(before)}%`} cy="22" r="12" />
            </>
          )}
        </svg>
      </div>
      <input
        {...range}
        type="range"
        className={classes['range']}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
