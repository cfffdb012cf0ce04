import type { Cents } from '@vp-digital/core/finance';
import {
  amountIsUnfinished,
  amountMayGoOn,
  formatMoney,
  inUnitOrder,
  parseMoney,
} from '@vp-digital/core/reference/format';
import { useUiText } from '../text';
import { useComplaints } from './complaints';
import type { TypedFieldProps } from './fieldProps';
import { type Limits, useLimits } from './limits';
import { TypedField } from './TypedField';
import { steady } from './steady';

export interface MoneyFieldProps extends TypedFieldProps<Cents>, Limits<Cents> {
  /** Default "€". */
  unit?: string | undefined;
  /** From this amount on the field asks whether it is right; it is written all the same. */
  unusualFrom?: Cents | undefined;
}

/** An amount in cents. Understands what Germans type and what spreadsheets paste; never guesses. */
export const MoneyField = steady(function MoneyField({
  unit = '€',
  min,
  max,
  unusualFrom,
  ...props
}: MoneyFieldProps) {
  const { t, language } = useUiText();
  const inCents = { fraction: 'cents', unit: 'none' } as const;
  const reading = {
    format: (amount: Cents) => formatMoney(amount, language, inCents),
    parse: (text: string) => parseMoney(text, language),
    mayGoOn: (text: string) => amountMayGoOn(text, language),
    isUnfinished: amountIsUnfinished,
    complain: useComplaints('amount', formatMoney(123_456, language, inCents), 2),
    check: useLimits({ min, max }, (limit) =>
      formatMoney(limit, language, { fraction: limit % 100 === 0 ? 'whole' : 'cents' }),
    ),
  };
  const behind = inUnitOrder('', unit, language).unit;
  const isUnusual = (props.value ?? 0) >= (unusualFrom ?? Infinity);
  return (
    <TypedField
      {...props}
      warning={props.warning ?? (isUnusual ? t('field.unusuallyHigh') : undefined)}
      reading={reading}
      unitBefore={behind === unit ? undefined : '€'}
      unit={behind}
      align="right"
      inputMode="decimal"
      placeholder={formatMoney(0, language, inCents)}
    />
  );
});
