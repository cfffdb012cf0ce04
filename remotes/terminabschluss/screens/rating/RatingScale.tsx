import { useFormat } from '@vp-digital/core/platform';
import { FavouriteIcon, VisuallyHidden } from '@vp-digital/core/ui';
import { useId } from 'react';
import classes from './RatingScale.module.css';

export interface RatingScaleProps {
  /** The question. */
  label: string;
  from: number;
  to: number;
  value: number | undefined;
  onChange(value: number): void;
  /** The scale is left. */
  onBlur(): void;
  /** Words at both ends. */
  least?: string;
  most?: string;
  /** What a choice is called where its number does not say it. */
  nameOf?(value: number): string;
  /** Default `numbers`. */
  look?: 'numbers' | 'stars';
}

/** One of a few numbers, all in sight: radio buttons, so arrows choose and Tab goes on. */
export function RatingScale({
  label,
  value,
  onChange,
  onBlur,
  least,
  most,
  nameOf,
  ...scale
}: RatingScaleProps) {
  const { from, to, look = 'numbers' } = scale;
  const { number } = useFormat();
  const id = useId();
  const choices = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const nameFor = (choice: number) => {
    const end = choice === from ? least : choice === to ? most : undefined;
    return nameOf?.(choice) ?? (end ? `${number(choice)}, ${end}` : number(choice));
  };
  return (
    <fieldset className={classes['scale']}>
      <legend className={classes['label']}>{label}</legend>
      <div className={classes['choices']} data-look={look}>
        {choices.map((choice) => (
          <label
            key={choice}
            className={classes['choice']}
            data-filled={(look === 'stars' && value !== undefined && choice <= value) || undefined}
          >
            <input
              type="radio"
              className={classes['input']}
              name={id}
              checked={choice === value}
              onChange={() => onChange(choice)}
              onBlur={onBlur}
            />
            {look === 'stars' ? (
              <FavouriteIcon size={36} stroke={1.5} aria-hidden />
            ) : (
              <span aria-hidden>{number(choice)}</span>
            )}
            <VisuallyHidden>{nameFor(choice)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {least && (
        <div className={classes['ends']} aria-hidden>
          <span>{least}</span>
          <span>{most}</span>
        </div>
      )}
    </fieldset>
  );
}
