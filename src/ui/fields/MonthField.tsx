import { formatMonth, type IsoMonth, mayBecomeLonger, parseMonth } from '@vp-digital/core/reference/format';
import { useUiText } from '../text';
import { useComplaints } from './complaints';
import type { TypedFieldProps } from './fieldProps';
import { type Limits, useLimits } from './limits';
import { TypedField } from './TypedField';
import { steady } from './steady';

export interface MonthFieldProps extends TypedFieldProps<IsoMonth>, Limits<IsoMonth> {}

/** A calendar month (`YYYY-MM`), typed as `05/2037`. */
export const MonthField = steady(function MonthField({ min, max, ...props }: MonthFieldProps) {
  const { t, language } = useUiText();
  const format = (month: IsoMonth) => formatMonth(month, language);
  const reading = {
    format,
    parse: (text: string) => parseMonth(text, { latest: max === undefined ? undefined : `${max}-31` }),
    mayGoOn: mayBecomeLonger,
    complain: useComplaints('month', format('2037-05')),
    check: useLimits({ min, max }, format),
  };
  return (
    <TypedField {...props} reading={reading} inputMode="text" placeholder={t('field.monthPlaceholder')} />
  );
});
