import type { IsoDate } from '@vp-digital/core/finance';
import { formatDate, mayBecomeLonger, parseDate } from '@vp-digital/core/reference/format';
import { useUiText } from '../text';
import { CalendarButton } from './CalendarButton';
import { useComplaints } from './complaints';
import type { TypedFieldProps } from './fieldProps';
import { type Limits, useLimits } from './limits';
import { TypedField } from './TypedField';
import { steady } from './steady';

/** With `max` a year of two digits never lies after it: set it to today for a birth date. */
export interface DateFieldProps extends TypedFieldProps<IsoDate>, Limits<IsoDate> {
  /** Given, days after it are refused as lying in the future. */
  today?: IsoDate | undefined;
}

/** A calendar day (`YYYY-MM-DD`), typed as `31.12.1985`, `31121985` or `1.1.85`, or chosen in a calendar. */
export const DateField = steady(function DateField({ min, max, today, ...props }: DateFieldProps) {
  const { t, language } = useUiText();
  const latest = max ?? today;
  const limits = useLimits({ min, max }, (date: IsoDate) => formatDate(date, language));
  const format = (date: IsoDate) => formatDate(date, language);
  const reading = {
    format,
    parse: (text: string) => parseDate(text, { latest }),
    mayGoOn: mayBecomeLonger,
    complain: useComplaints('date', format('1985-12-31')),
    check: (date: IsoDate) => (today !== undefined && date > today ? t('field.future') : limits(date)),
  };
  return (
    <TypedField
      {...props}
      reading={reading}
      inputMode="text"
      placeholder={t('field.datePlaceholder')}
      trailing={(choose) => (
        <CalendarButton label={props.label} value={props.value} min={min} max={latest} onChoose={choose} />
      )}
    />
  );
});
