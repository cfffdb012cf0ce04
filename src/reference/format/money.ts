import type { Cents } from '@vp-digital/core/finance';
import type { Language } from './language';
import { formatWith } from './numberFormat';

export interface MoneyFormat {
  /** `cents` for forms, contracts and calculation sheets; `whole` euros for tiles, charts and sentences. */
  fraction: 'cents' | 'whole';
  /** `none` where a column head or a field carries the unit. Default `euro`. */
  unit?: 'euro' | 'none';
  /** `difference` writes a plus before a rise. Default `amount`. */
  sign?: 'amount' | 'difference';
}

/**
 * An amount as text: `1.234,56 €`, `−838,50 €` (German), `€1,234.56` (English).
 * Halves round away from zero; minus is U+2212, the space before the unit U+00A0.
 */
export function formatMoney(amount: Cents, language: Language, format: MoneyFormat): string {
  const digits = format.fraction === 'cents' ? 2 : 0;
  return formatWith(amount / 100, language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(format.unit === 'none' ? {} : { style: 'currency', currency: 'EUR' }),
    ...(format.sign === 'difference' ? { signDisplay: 'exceptZero' } : {}),
  });
}
