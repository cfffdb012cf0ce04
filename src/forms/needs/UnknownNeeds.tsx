import { useFactWords, useLinkToFact, useNeedWords } from '@vp-digital/core/figures';
import type { RecordedFact, UnknownNeed, NeedData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, HintList, TextLink } from '@vp-digital/core/ui';

export interface UnknownNeedsProps {
  rows: readonly UnknownNeed[];
  data: NeedData;
}

/** Topics of which nothing can be said yet: what they wait for, and the way to the first of it. */
export function UnknownNeeds({ rows, data }: UnknownNeedsProps) {
  const { t } = useTranslation('household/needTable', { keyPrefix: 'unknown' });
  const { name } = useNeedWords(data);
  const { factName } = useFactWords(data);
  const linkTo = useLinkToFact();
  if (rows.length === 0) return undefined;
  const groups = new Map<string, UnknownNeed[]>();
  for (const row of rows) {
    const key = JSON.stringify(row.facts);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return (
    <Card title={t('title')} caption={t('caption')}>
      <HintList
        hints={[...groups].map(([key, alike]) => {
          const known = (alike[0]?.facts ?? []).filter(({ fact }) => fact !== 'newerRelease');
          const facts = known.map(
            (fact) => factName({ ...fact, fact: fact.fact as RecordedFact }), // the newer release's is left out above
          );
          const [href] = known.flatMap((fact) => linkTo(fact) ?? []);
          return {
            key,
            title: alike.map(name).join(', '),
            text: facts.length > 0 ? t('waitsFor', { facts: [...new Set(facts)].join(', ') }) : t('newer'),
            action: href !== undefined && (
              <TextLink writes href={href}>
                {t('add')}
              </TextLink>
            ),
          };
        })}
      />
    </Card>
  );
}
