import { useState } from 'react';
import classes from './Range.module.css';

export interface RangeProps {
  id: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** What is read in place of the number: "3,3 % p. a.". */
  valueText: string;
  /** Values that are marked on the track. */
  marks?: readonly number[] | undefined;
  /** What it moves may not be changed at the moment. */
  disabled?: boolean | undefined;
  onChange(value: number): void;
  onBlur?(): void;
}

/** A number set with a slider; its label and its ends are shown next to it. */
export function Range({ id, valueText, value, marks = [], onChange, ...range }: RangeProps) {
  const list = `${id}-marks`;
  const [moved, setMoved] = useState<{ to: number; from: number }>(); // until the value that it moves has followed
  if (moved && moved.from !== value) setMoved(undefined);
  return (
    <>
      <input
        {...range}
        id={id}
        value={moved?.to ?? value}
        type="range"
        className={classes['range']}
        list={marks.length > 0 ? list : undefined}
        aria-valuetext={valueText}
        onChange={({ currentTarget: { valueAsNumber: to } }) => {
          setMoved({ to, from: value });
          onChange(to);
        }}
      />
      {marks.length > 0 && (
        <datalist id={list}>
          {marks.map((mark) => (
            <option key={mark} value={mark} />
          ))}
        </datalist>
      )}
    </>
  );
}
