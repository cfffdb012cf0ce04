import type { HouseholdConsents } from '@vp-digital/core/contracts';
import { hasConsented } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { type Loaded, LoadedState } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { Alert, ReadOnly, TextLink } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';

export interface HealthQuestionProps {
  personId: string;
  consents: Loaded<Pick<HouseholdConsents, 'records'>>;
  /** Something is recorded: it is shown in any case, without consent for reading only. */
  isKnown: boolean;
  /** Shown instead of the question: "Ob Jonas raucht, wird ohne Einwilligung nicht gefragt". */
  notAsked: string;
  /** The question; a hint belongs to it only where it may be asked. */
  children: (mayAsk: boolean) => ReactNode;
}

/**
 * A question about health (Art. 9 GDPR): not even asked before the person has consented, with a link to the consent.
 * Who may see the answer (`useMayKnow('health')`) is up to the caller; the page provides `healthConsentWords`.
 */
export function HealthQuestion({ personId, consents, isKnown, notAsked, children }: HealthQuestionProps) {
  const { t } = useTranslation('household/healthConsent');
  const householdId = useHouseholdId();
  return (
    <LoadedState result={consents}>
      {({ records }) => {
        const mayAsk = hasConsented(records, personId, 'healthData');
        return (
          <>
            {(mayAsk || isKnown) && (
              <ReadOnly reason={mayAsk ? undefined : notAsked}>{children(mayAsk)}</ReadOnly>
            )}
            {!mayAsk && (
              <Alert
                tone="info"
                title={notAsked}
                action={
                  <TextLink href={routes.dataProtection.href({ householdId })}>{t('toConsents')}</TextLink>
                }
              >
                {t('text')}
              </Alert>
            )}
          </>
        );
      }}
    </LoadedState>
  );
}
