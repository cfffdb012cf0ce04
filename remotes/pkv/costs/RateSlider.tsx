import { Range, type RangeProps } from '@vp-digital/core/ui';
import { useId } from 'react';
import classes from './RateSlider.module.css';

export interface RateSliderProps extends Omit<RangeProps, 'id' | 'valueText' | 'marks'> {
  label: string;
  /** Formatted: "3,3 % p. a.". */
  shown: string;
}

/** An assumption that is moved by hand, its value in words beside its name. */
export function RateSlider({ label, shown, ...range }: RateSliderProps) {
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
