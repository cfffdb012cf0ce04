import {
  amountIsUnfinished,
  type BasisPoints,
  formatBasisPoints,
  parsePercent,
} from '@vp-digital/core/reference/format';
import { useUiText } from '../text';
import { useComplaints } from './complaints';
import type { TypedFieldProps } from './fieldProps';
import { type Limits, useLimits } from './limits';
import { stepBy } from './step';
import { TypedField } from './TypedField';
import { steady } from './steady';

export interface PercentFieldProps extends TypedFieldProps<BasisPoints>, Limits<BasisPoints> {
  /** What ↑ and ↓ add and take away. Default 10 basis points (0,1 %). */
  step?: BasisPoints | undefined;
  /** Default "%". */
  unit?: string | undefined;
}

/** A rate in basis points: 930 is shown as `9,3`. */
export const PercentField = steady(function PercentField({
  unit = '%',
  min,
  max,
  step = 10,
  ...props
}: PercentFieldProps) {
  const { language } = useUiText();
  const shown = { minimumDecimals: 1, unit: 'none' } as const;
  const reading = {
    format: (points: BasisPoints) => formatBasisPoints(points, language, shown),
    parse: (text: string) => parsePercent(text, language),
    isUnfinished: amountIsUnfinished,
    complain: useComplaints('number', formatBasisPoints(830, language, shown), 2),
    check: useLimits({ min, max }, (limit) => formatBasisPoints(limit, language)),
  };
  return (
    <TypedField
      {...props}
      reading={reading}
      unit={unit}
      align="right"
      inputMode="decimal"
      step={stepBy(step, { min, max })}
    />
  );
});
