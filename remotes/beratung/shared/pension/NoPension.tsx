import { useLinkToFact } from '@vp-digital/core/figures';
import type { NeededFact, Outcome } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Button } from '@vp-digital/core/ui';

const named = ['gross', 'taxableIncome', 'federalState', 'birthDate', 'taxClass', 'healthInsurance'] as const;
const nameOf = (fact: NeededFact['fact']) => named.find((name) => name === fact) ?? 'other';

/** Why nothing can be computed for a person, and where the first missing fact is told. */
export function NoPension({
  outcome,
  name,
}: {
  outcome: Exclude<Outcome<unknown>, { kind: 'computed' }>;
  name: string;
}) {
  const { t } = useTranslation('beratung', { keyPrefix: 'pension.missing' });
  const { list } = useFormat();
  const linkTo = useLinkToFact();
  if (outcome.kind === 'notRelevant')
    return (
      <Alert tone="info" title={t('retired.title')}>
        {t('retired.text', { name })}
      </Alert>
    );
  const words = outcome.facts.map(({ fact }) => t(`fact.${nameOf(fact)}`));
  const [link] = outcome.facts.flatMap((missing) => {
    const href = linkTo(missing);
    return href === undefined ? [] : [{ href, fact: missing.fact }];
  });
  return (
    <Alert
      tone="warning"
      title={t('title', { name })}
      action={
        link && <Button href={link.href}>{t('toField', { fact: t(`fact.${nameOf(link.fact)}`) })}</Button>
      }
    >
      {t('text', { facts: list(new Set(words)) })}
    </Alert>
  );
}
