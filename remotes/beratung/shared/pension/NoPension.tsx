import { MissingFacts } from '@vp-digital/core/figures';
import type { Outcome } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert } from '@vp-digital/core/ui';
import type { PensionPerson } from './data';

export interface NoPensionProps extends PensionPerson {
  outcome: Exclude<Outcome<unknown>, { kind: 'computed' }>;
}

/** Why nothing can be computed for a person, and where the first missing fact is told. */
export function NoPension({ outcome, data, person }: NoPensionProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'pension.retired' });
  if (outcome.kind === 'missing')
    return <MissingFacts household={data} facts={outcome.facts} person={person} />;
  return (
    <Alert tone="info" title={t('title')}>
      {t('text', { name: person.name })}
    </Alert>
  );
}
