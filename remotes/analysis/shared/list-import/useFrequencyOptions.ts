import type { Frequency } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { Option } from '@vp-digital/core/ui';

const frequencies = [
  'monthly',
  'quarterly',
  'halfYearly',
  'yearly',
  'once',
] as const satisfies readonly Frequency[];

/** How often something is due. */
export function useFrequencyOptions(): readonly Option[] {
  const { t: code } = useTranslation('household/expenses');
  return frequencies.map((value) => ({ value, label: code(`frequency.${value}`) }));
}
