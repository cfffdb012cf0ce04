import { OfNeed, useNeedWords } from '@vp-digital/core/figures';
import { type NeedComparison, wantedNeeds } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { Key } from '@vp-digital/core/ui';
import type { ComparisonData } from './data';

export interface HeadlineProps {
  comparison: NeedComparison;
  data: ComparisonData;
}

/** How much is open, and what comes first. */
export function Headline({ comparison, data }: HeadlineProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparison' });
  const { t: judged } = useTranslation('household/judgedNeeds');
  const { amount, name } = useNeedWords(data);
  const { open, settled, unknown } = comparison;
  const wanted = wantedNeeds(comparison);
  const [first] = wanted;
  if (first === undefined) {
    if (open.length > 0) return t('headlinePutOff');
    if (settled.length === 0) return t('headlineEmpty');
    const toCheck = settled.filter(({ doubts }) => doubts !== undefined);
    if (toCheck.length > 0) return t('headlineToCheck', { count: toCheck.length });
    return unknown.length > 0 ? t('headlineSoFar', { count: unknown.length }) : t('headlineSettled');
  }
  const { need } = first;
  const restsOn = first.doubts?.includes('pension') === true ? judged('doubt.pension') : undefined;
  return (
    <OfNeed topic={first.topic}>
      <Trans
        t={t}
        i18nKey={need.kind === 'measured' ? 'headline' : 'headlinePresence'}
        count={wanted.length}
        values={{ topic: name(first), gap: need.kind === 'measured' ? amount(need, need.gap) : '' }}
        components={{ key: <Key /> }}
      />
      {restsOn !== undefined && ` ${restsOn}`}
    </OfNeed>
  );
}
