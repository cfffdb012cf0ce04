import { hasConsented } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, useMayKnow } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { Alert, ReadOnly, SegmentedChoice, TextLink } from '@vp-digital/core/ui';
import { useConsentsQuery } from '../api';

export interface SmokerFieldProps {
  person: { id: string; name: string };
  label: string;
  value: boolean | undefined;
  onChange(smoker: boolean): void;
  error: string | undefined;
}

/** Health data (Art. 9 GDPR): not even asked before the person has consented; shown to those only who may see it. */
export function SmokerField(props: SmokerFieldProps) {
  const maySee = useMayKnow('health');
  return maySee && <Consented {...props} />;
}

function Consented({ person, label, value, onChange, error }: SmokerFieldProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'facts' });
  const householdId = useHouseholdId();
  const consents = fromQuery(useConsentsQuery(householdId));
  return (
    <LoadedState result={consents}>
      {({ records }) => {
        const title = t('noConsent', { name: person.name });
        const mayAsk = hasConsented(records, person.id, 'healthData');
        return (
          <>
            {(mayAsk || value !== undefined) && (
              <ReadOnly reason={mayAsk ? undefined : title}>
                <SegmentedChoice<'yes' | 'no'>
                  label={label}
                  error={error}
                  hint={mayAsk ? t('smokerHint') : undefined}
                  options={[
                    { value: 'no', label: t('no') },
                    { value: 'yes', label: t('yes') },
                  ]}
                  value={value === undefined ? undefined : value ? 'yes' : 'no'}
                  onChange={(answer) => onChange(answer === 'yes')}
                />
              </ReadOnly>
            )}
            {!mayAsk && (
              <Alert
                tone="info"
                title={title}
                action={
                  <TextLink href={routes.dataProtection.href({ householdId })}>{t('toConsents')}</TextLink>
                }
              >
                {t('noConsentText')}
              </Alert>
            )}
          </>
        );
      }}
    </LoadedState>
  );
}
