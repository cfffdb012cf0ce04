import { useFactWords, useLinkToFact } from '@vp-digital/core/figures';
import type { RecordedFact, UnknownNeed } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, HintList, TextLink } from '@vp-digital/core/ui';
import type { ComparisonData } from './data';
import { useNeedWords } from './useNeedWords';

export interface UnknownNeedsProps {
  rows: readonly UnknownNeed[];
  data: ComparisonData;
}

/** Topics of which nothing can be said yet: what each waits for, and the way to the first of it. */
export function UnknownNeeds({ rows, data }: UnknownNeedsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparison.unknown' });
  const { name } = useNeedWords(data);
  const { factName } = useFactWords(data);
  const linkTo = useLinkToFact();
  if (rows.length === 0) return undefined;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <HintList
        hints={rows.map((row) => {
          const known = row.facts.filter(({ fact }) => fact !== 'newerRelease');
          const facts = known.map(
            (fact) => factName({ ...fact, fact: fact.fact as RecordedFact, count: 1 }), // the newer release's is left out above
          );
          const [href] = known.flatMap((fact) => linkTo(fact) ?? []);
          return {
            key: row.key,
            title: name(row),
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
