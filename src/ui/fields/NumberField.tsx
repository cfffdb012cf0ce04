import { amountMayGoOn, formatNumber, parseNumber } from '@vp-digital/core/reference/format';
import { useUiText } from '../text';
import { useComplaints } from './complaints';
import type { TypedFieldProps } from './fieldProps';
import { type Limits, useLimits } from './limits';
import { stepBy } from './step';
import { TypedField } from './TypedField';
import { steady } from './steady';

export interface NumberFieldProps extends TypedFieldProps<number>, Limits<number> {
  /** "Jahre", "Zahlungen". */
  unit?: string | undefined;
  /** Decimals allowed. Default 0: whole numbers. */
  decimals?: number | undefined;
  /** False for a year. Default true. */
  grouped?: boolean | undefined;
  /** What ↑ and ↓ add and take away. Default 1. */
  step?: number | undefined;
}

/** A plain number, such as payments per year. */
export const NumberField = steady(function NumberField({
  min,
  max,
  decimals = 0,
  grouped = true,
  step = 1,
  ...props
}: NumberFieldProps) {
  const { language } = useUiText();
  const format = (value: number) => formatNumber(value, language, { maximumDecimals: decimals, grouped });
  const reading = {
    format,
    parse: (text: string) => parseNumber(text, language, decimals),
    mayGoOn: (text: string) => grouped && amountMayGoOn(text, language),
    isUnfinished: () => true,
    complain: useComplaints('number', format(12), decimals),
    check: useLimits({ min, max }, format),
  };
  return (
    <TypedField
      {...props}
      reading={reading}
      align="right"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      step={stepBy(step, { min, max })}
    />
  );
});
