import {
  certaintyOf,
  type CompletenessData,
  freeAmountFigure,
  householdNetFigure,
  housingShare,
  knownFree,
  knownNet,
  shownFreeAmount,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';

/** The first Kernsatz as far as the answers lead: what is free, else what the home takes, else the net. */
export function Headline({ data }: { data: CompletenessData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.headline' });
  const { euros, share } = useFormat();
  const date = useHost().clock.today();
  const known = { key: <Key /> };
  if (knownNet(data).kind !== 'computed') return t('empty');
  const { net, free } = shownFreeAmount(data);
  if (knownFree(data).kind === 'computed') {
    const isEstimated = certaintyOf(freeAmountFigure, data, { date }) !== 'typed';
    const key =
      free < 0 ? (isEstimated ? 'shortEstimated' : 'short') : isEstimated ? 'freeEstimated' : 'free';
    const values = { net: euros(net), free: euros(Math.abs(free)) };
    return <Trans t={t} i18nKey={key} values={values} components={known} />;
  }
  const isEstimated = certaintyOf(householdNetFigure, data, { date }) !== 'typed';
  const ofNet = housingShare(data);
  const values = { net: euros(net), share: ofNet.kind === 'computed' ? share(ofNet.value.share) : '' };
  const key = ofNet.kind === 'computed' ? 'home' : isEstimated ? 'netEstimated' : 'net';
  return <Trans t={t} i18nKey={key} values={values} components={known} />;
}
