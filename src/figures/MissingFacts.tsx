import type { NeededFact, People } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Button } from '@vp-digital/core/ui';
import { useFactWords } from './useFactWords';
import { useLinkToFact } from './useLinkToFact';

export interface MissingFactsProps {
  household: People;
  facts: readonly NeededFact[];
  /** Of whom something would be computed. */
  person: { id: string; name: string };
}

/** Why nothing can be computed of a person: what is missing by its name, and the way to the first that has a field. */
export function MissingFacts({ household, facts, person }: MissingFactsProps) {
  const { t } = useTranslation('household/completeness', { keyPrefix: 'lacking' });
  const { list } = useFormat();
  const { factName } = useFactWords(household);
  const linkTo = useLinkToFact();
  const wordOf = ({ fact, personId }: NeededFact) =>
    fact === 'newerRelease'
      ? t('newerRelease')
      : factName({ fact, ...(personId !== undefined && { personId }) }, person.id);
  const [link] = facts.flatMap((missing) => {
    const href = linkTo(missing);
    return href === undefined ? [] : [{ href, word: wordOf(missing) }];
  });
  return (
    <Alert
      tone="warning"
      title={t('title', { name: person.name })}
      action={link && <Button href={link.href}>{t('toField', { fact: link.word })}</Button>}
    >
      {t('text', { facts: list(new Set(facts.map(wordOf))) })}
    </Alert>
  );
}
