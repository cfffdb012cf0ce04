import { useTranslation } from '@vp-digital/core/libs/i18n';

/** An age in years: "67", or "66 Jahren und 10 Monaten" where the standard age is not a whole number. */
export function useAgeText() {
  const { t } = useTranslation('pkv', { keyPrefix: 'age' });
  return (age: number): string => {
    const years = Math.floor(age + 0.01);
    const months = Math.round((age - years) * 12);
    return months < 1 ? String(years) : t('withMonths', { years, months });
  };
}
