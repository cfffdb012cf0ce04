import { monthsBetween } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';

/** Months of a plan as words and as calendar months. */
export function useMonths() {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.months' });
  const { language } = useFormat();
  const today = useHost().clock.today();
  return {
    /** "8 Jahre 6 Monate". */
    long(count: number): string {
      const years = Math.floor(count / 12);
      const rest = count % 12;
      const parts = [
        ...(years > 0 ? [t('years', { count: years })] : []),
        ...(rest > 0 || years === 0 ? [t('months', { count: rest })] : []),
      ];
      return parts.join(' ');
    },
    /** The calendar month after so many. */
    at(count: number): string {
      const [year = 0, now = 1] = today.split('-').map(Number);
      const all = year * 12 + now - 1 + count;
      return formatMonth(`${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`, language);
    },
    /** From this month to that one. */
    until: (isoMonth: string): number => monthsBetween(`${today.slice(0, 7)}-01`, `${isoMonth}-01`),
  };
}
