import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useMemo } from 'react';

export type HitWords = ReturnType<typeof useHitWords>;

/** What all rows of a list write alike, made once for the list: rows that ask for it one by one slow down typing. */
export function useHitWords() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  const { t: status } = useTranslation('haushalt', { keyPrefix: 'administration.status' });
  const { date, percent } = useFormat();
  const today = useHost().clock.today();
  return useMemo(
    () => ({
      today,
      date,
      aged: (ages: readonly string[]) => t('years', { ages: ages.join(', ') }),
      recorded: (parts: number) => t('recorded', { share: percent(parts / 100) }),
      waiting: (count: number) => t('fromCustomer', { count }),
      last: t('last'),
      next: t('next'),
      found: { birthDate: t('found.birthDate'), contract: t('found.contract'), phone: t('found.phone') },
      favourite: t('favourite'),
      status: {
        archived: status('archived'),
        locked: status('locked'),
        deletionRequested: status('deletionRequested'),
      },
      administer: t('administer'),
      start: t('start'),
      consents: t('consents'),
      consent: { missing: t('consent.missing'), renew: t('consent.renew'), valid: t('consent.valid') },
    }),
    [t, status, date, percent, today],
  );
}
