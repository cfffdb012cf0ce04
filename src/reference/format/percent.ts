import type { Rate } from '@vp-digital/core/finance';
import { type Language, NO_BREAK_SPACE } from './language';
import { formatWith } from './numberFormat';

/** A rate as stored: hundredths of a percent as an integer; 930 is 9.3 %. */
export type BasisPoints = number;

export interface PercentFormat {
  /** Decimals that are always shown. Default 0. */
  minimumDecimals?: number;
  /** Decimals shown when they are not zero. Default 1. */
  maximumDecimals?: number;
  /** `none` inside a field that shows the unit itself. Default `percent`. */
  unit?: 'percent' | 'none';
}

/** A share of one as text: 0.687 is `68,7 %` in German, `68.7%` in English. */
export function formatPercent(rate: Rate, language: Language, format: PercentFormat = {}): string {
  const minimum = format.minimumDecimals ?? 0;
  const number = formatWith(rate * 100, language, {
    minimumFractionDigits: minimum,
    maximumFractionDigits: Math.max(minimum, format.maximumDecimals ?? 1),
  });
  if (format.unit === 'none') return number;
  return language === 'de' ? `${number}${NO_BREAK_SPACE}%` : `${number}%`;
}

/** A stored rate as text, by default with up to two decimals: 875 is `8,75 %`. */
export function formatBasisPoints(
  points: BasisPoints,
  language: Language,
  format: PercentFormat = {},
): string {
  return formatPercent(points / 10_000, language, { maximumDecimals: 2, ...format });
}
