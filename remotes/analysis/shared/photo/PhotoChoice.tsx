import { adults, hasConsented, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { Alert, TextLink } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { useConsentsQuery } from '../consents/consentsApi';

export interface PhotoChoiceProps {
  persons: SectionData['persons'];
  /** What takes pictures. */
  children: ReactNode;
}

/** Whose papers a picture shows is not known before it is read: no picture is taken before every grown-up has consented. */
export function PhotoChoice({ persons, children }: PhotoChoiceProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos' });
  const householdId = useHouseholdId();
  const consents = fromQuery(useConsentsQuery(householdId));
  return (
    <LoadedState result={consents}>
      {({ records }) =>
        adults({ persons }).every(({ id }) => hasConsented(records, id, 'documentReading')) ? (
          children
        ) : (
          <Alert
            tone="info"
            title={t('noConsent')}
            action={<TextLink href={routes.dataProtection.href({ householdId })}>{t('consents')}</TextLink>}
          />
        )
      }
    </LoadedState>
  );
}
