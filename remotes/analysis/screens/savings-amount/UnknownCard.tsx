import { useFactWords, useLinkToFact } from '@vp-digital/core/figures';
import type { NeededFact, RecordedFact } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, HintList, TextLink } from '@vp-digital/core/ui';
import type { SavingsAmountData } from './data';

export interface UnknownCardProps {
  facts: readonly NeededFact[];
  data: SavingsAmountData;
}

/** What nobody knows yet of what is free, each with the way to it. */
export function UnknownCard({ facts, data }: UnknownCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount.unknown' });
  const { factName } = useFactWords(data);
  const linkTo = useLinkToFact();
  return (
    <Card title={t('title')} caption={t('caption')}>
      <HintList
        hints={facts.map((missing) => {
          const fact = missing.fact as RecordedFact; // the page stands with documents that are wholly known only
          const href = linkTo(missing);
          return {
            key: `${fact} ${missing.personId}`,
            title: factName({ ...missing, fact }),
            text: t(missing.fact === 'expenses' || missing.fact === 'contracts' ? missing.fact : 'net'),
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
