import { useLinkToFact } from '@vp-digital/core/figures';
import type { NeededFact, Outcome } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Button } from '@vp-digital/core/ui';

export interface NoEligibilityProps {
  outcome: Exclude<Outcome<unknown>, { kind: 'computed' }>;
  name: string;
}

const named = [
  'gross',
  'net',
  'federalState',
  'birthDate',
  'healthPremium',
  'pensionRecord',
  'pensionPoints',
  'pensionRate',
] as const;

/** Why nothing can be said yet, and what helps. */
export function NoEligibility({ outcome, name }: NoEligibilityProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'missing' });
  const { list } = useFormat();
  const linkTo = useLinkToFact();
  if (outcome.kind === 'notRelevant')
    return (
      <Alert tone="warning" title={t('job.title', { name })}>
        {t('job.text')}
      </Alert>
    );
  const words = outcome.facts.map(({ fact }) => t(`fact.${wordFor(fact)}`));
  const [link] = outcome.facts.flatMap((missing) => {
    const href = linkTo(missing);
    return href === undefined ? [] : { href, fact: missing.fact };
  });
  return (
    <Alert
      tone="warning"
      title={t('title', { name })}
      action={
        link && (
          <Button href={link.href}>
            {link.fact === 'gross' || link.fact === 'net'
              ? t('toIncome')
              : t('toField', { fact: t(`fact.${wordFor(link.fact)}`) })}
          </Button>
        )
      }
    >
      {t('text', { facts: list(new Set(words)) })}
    </Alert>
  );
}

const wordFor = (fact: NeededFact['fact']) => named.find((name) => name === fact) ?? 'other';
