import type { Language } from './language';
import { formatWith } from './numberFormat';

export interface NumberFormat {
  /** Decimals that are always shown. Default 0. */
  minimumDecimals?: number;
  /** Decimals shown when they are not zero. Default: the minimum. */
  maximumDecimals?: number;
}

/** A plain number as text, grouped: 1234.5 with one decimal is `1.234,5`. */
export function formatNumber(value: number, language: Language, format: NumberFormat = {}): string {
  const minimum = format.minimumDecimals ?? 0;
  return formatWith(value, language, {
    minimumFractionDigits: minimum,
    maximumFractionDigits: Math.max(minimum, format.maximumDecimals ?? minimum),
  });
}
