import { useId } from 'react';
import classes from './RateSlider.module.css';

export interface RateSliderProps {
  label: string;
  /** Formatted: "3,3 % p. a.". */
  shown: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange(value: number): void;
}

/** An assumption that is moved by hand, its value in words beside its name. */
export function RateSlider({ label, shown, onChange, ...range }: RateSliderProps) {
  const id = useId();
  return (
    <div className={classes['slider']}>
      <div className={classes['words']}>
        <label htmlFor={id}>{label}</label>
        <b>{shown}</b>
      </div>
      <input
        {...range}
        id={id}
        type="range"
        className={classes['range']}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
