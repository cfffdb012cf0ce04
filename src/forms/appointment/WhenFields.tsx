import { useTranslation } from '@vp-digital/core/libs/i18n';
import { DateField, type DateFieldProps, SelectField } from '@vp-digital/core/ui';
import { useState } from 'react';
import { minutesAfter, minutesBetween, offeredMinutes, usualMinutes } from './times';
import classes from './Fields.module.css';
import { TimeField } from './TimeField';

export interface WhenFieldsProps extends Pick<DateFieldProps, 'min' | 'max'> {
  begin: string | undefined;
  end?: string | undefined;
  /** Both, once there are a day and a time. */
  onChange(begin: string, end: string): void;
  /** A day or a time is missing. */
  onInvalid(): void;
  /** A field is left. */
  onBlur?(): void;
}

/** The day, when it begins, and how long it takes. */
export function WhenFields({ begin, end, onChange, onInvalid, onBlur, ...limits }: WhenFieldsProps) {
  const { t } = useTranslation('household/appointments', { keyPrefix: 'field' });
  const [date, setDate] = useState(begin?.slice(0, 10));
  const [time, setTime] = useState(begin?.slice(11));
  const [minutes, setMinutes] = useState(begin && end ? minutesBetween(begin, end) : usualMinutes);
  const write = (day = date, hour = time, length = minutes) => {
    const next = `${day}T${hour}`;
    if (day && hour) onChange(next, minutesAfter(next, length));
    else onInvalid();
  };
  const lengths = [...new Set([...offeredMinutes, minutes])].sort((one, other) => one - other);
  return (
    <div className={classes['when']}>
      <DateField
        {...limits}
        required
        label={t('date')}
        value={date}
        onChange={(day) => {
          setDate(day);
          write(day ?? '');
        }}
        onInvalid={() => {
          setDate(undefined);
          onInvalid();
        }}
        onBlur={onBlur}
      />
      <TimeField
        required
        label={t('time')}
        value={time}
        onChange={(hour) => {
          setTime(hour);
          write(date, hour ?? '');
        }}
        onInvalid={() => {
          setTime(undefined);
          onInvalid();
        }}
        onBlur={onBlur}
      />
      <SelectField
        label={t('minutes')}
        options={lengths.map((length) => ({
          value: String(length),
          label: t('minutesOf', { count: length }),
        }))}
        value={String(minutes)}
        onChange={(chosen) => {
          setMinutes(Number(chosen));
          write(date, time, Number(chosen));
          onBlur?.();
        }}
      />
    </div>
  );
}
