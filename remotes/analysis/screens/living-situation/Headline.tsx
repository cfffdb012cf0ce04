import { WithoutIncome } from '@vp-digital/core/figures';
import { homeEntry, housingCosts, housingShare } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { LivingSituationData } from '../../shared/living-situation/data';

/** What part of the net the home takes; without a net what it costs; else what to ask first. */
export function Headline({ data }: { data: LivingSituationData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation.headline' });
  const { euros, share } = useFormat();
  const costs = housingCosts(data);
  const ofNet = housingShare(data);
  if (!homeEntry(data)) return t('empty');
  if (costs.kind === 'notRelevant') return t('free');
  if (costs.kind === 'missing') return t('open');
  const amount = euros(costs.value.total);
  return (
    <>
      <Trans
        t={t}
        i18nKey={ofNet.kind === 'computed' ? 'share' : 'costs'}
        values={{ amount, share: ofNet.kind === 'computed' ? share(ofNet.value.share) : '' }}
        components={{ key: <Key /> }}
      />
      {ofNet.kind === 'computed' && <WithoutIncome />}
    </>
  );
}
