import type { Language } from './language';
import { formatWith } from './numberFormat';

export interface NumberFormat {
  /** Decimals that are always shown. Default 0. */
  minimumDecimals?: number;
  /** Decimals shown when they are not zero. Default: the minimum. */
  maximumDecimals?: number;
  /** False for a year, which is no amount. Default true. */
  grouped?: boolean;
}

/** A plain number as text: 1234.5 with one decimal is `1.234,5`. */
export function formatNumber(value: number, language: Language, format: NumberFormat = {}): string {
  const minimum = format.minimumDecimals ?? 0;
  return formatWith(value, language, {
    minimumFractionDigits: minimum,
    maximumFractionDigits: Math.max(minimum, format.maximumDecimals ?? minimum),
    useGrouping: format.grouped ?? true,
  });
}
