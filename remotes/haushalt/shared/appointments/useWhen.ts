import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { localeOf } from '@vp-digital/core/reference/format';
import { useMemo } from 'react';

/** Writes when an appointment begins, with the day of the week. */
export function useWhen(): (begin: string) => string {
  const { t } = useTranslation('haushalt', { keyPrefix: 'appointments' });
  const { date, language } = useFormat();
  const weekday = useMemo(
    () => new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' }),
    [language],
  );
  return (begin) => {
    const day = begin.slice(0, 10);
    const values = { day: weekday.format(new Date(day)), date: date(day), time: begin.slice(11) };
    return t('when', values);
  };
}
