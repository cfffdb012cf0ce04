import { MissingFacts } from '@vp-digital/core/figures';
import type { Outcome } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert } from '@vp-digital/core/ui';
import type { PersonData } from './data';

export interface NoEligibilityProps extends PersonData {
  outcome: Exclude<Outcome<unknown>, { kind: 'computed' }>;
}

/** Why nothing can be said yet, and what helps. */
export function NoEligibility({ outcome, data, person }: NoEligibilityProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'noJob' });
  if (outcome.kind === 'missing')
    return <MissingFacts household={data} facts={outcome.facts} person={person} />;
  return (
    <Alert tone="warning" title={t('title', { name: person.name })}>
      {t('text')}
    </Alert>
  );
}
