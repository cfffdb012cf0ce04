import { Range, type RangeProps } from '@vp-digital/core/ui';
import { useId } from 'react';
import classes from './Slider.module.css';

export interface SliderProps extends Omit<RangeProps, 'id' | 'valueText' | 'marks'> {
  label: string;
  /** Formatted: "3,3 % p. a.". */
  shown: string;
}

/** What is tried out by hand: an assumption, a start; its value in words beside its name. */
export function Slider({ label, shown, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={classes['slider']}>
      <div className={classes['words']}>
        <label htmlFor={id}>{label}</label>
        <b>{shown}</b>
      </div>
      <Range {...range} id={id} valueText={shown} />
    </div>
  );
}
