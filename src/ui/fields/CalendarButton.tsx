import type { IsoDate } from '@vp-digital/core/finance';
import { useRef } from 'react';
import { IconButton } from '../actions/IconButton';
import { CalendarIcon } from '../icons';
import { useUiText } from '../text';
import classes from './CalendarButton.module.css';
import type { Limits } from './limits';

interface CalendarButtonProps extends Limits<IsoDate> {
  /** Of the field. */
  label: string;
  value: IsoDate | undefined;
  onChoose(date: IsoDate): void;
}

/** Opens the browser's own calendar, which knows keyboard, touch and screen readers. */
export function CalendarButton({ label, value, min, max, onChoose }: CalendarButtonProps) {
  const { t } = useUiText();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <span className={classes['place']}>
      <input
        ref={calendar}
        className={classes['calendar']}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={value ?? ''}
        min={min}
        max={max}
        onChange={(event) => event.currentTarget.value && onChoose(event.currentTarget.value)}
      />
      <IconButton
        label={t('field.openCalendar', { label })}
        icon={CalendarIcon}
        onClick={() => calendar.current?.showPicker()}
      />
    </span>
  );
}
