import { useTranslation } from '@vp-digital/core/libs/i18n';

/** An age in years as words: "67", or "66 Jahre 10 Monate" where the standard age is not a whole number. */
export function useAgeText() {
  const { t } = useTranslation('beratung', { keyPrefix: 'age' });
  return (age: number): string => {
    const months = Math.round(age * 12);
    const years = Math.floor(months / 12);
    return months % 12 === 0 ? String(years) : t('withMonths', { years, months: months % 12 });
  };
}
