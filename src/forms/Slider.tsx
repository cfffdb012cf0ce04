import { Range, type RangeProps, Row } from '@vp-digital/core/ui';
import { useId } from 'react';

export interface SliderProps extends Omit<RangeProps, 'id' | 'valueText' | 'marks'> {
  label: string;
  /** Formatted: "3,3 % p. a.". */
  shown: string;
}

/** For trying out an assumption or a start; its value in words next to its name. */
export function Slider({ label, shown, ...range }: SliderProps) {
  const id = useId();
  return (
    <div>
      <Row spread gap="small">
        <label htmlFor={id}>{label}</label>
        <b>{shown}</b>
      </Row>
      <Range {...range} id={id} valueText={shown} />
    </div>
  );
}
