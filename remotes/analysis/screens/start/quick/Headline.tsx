import { OfFigure } from '@vp-digital/core/figures';
import {
  type Certainty,
  certaintyOf,
  type CompletenessData,
  freeAmountFigure,
  householdNetFigure,
  housingShare,
  housingShareFigure,
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
  if (knownNet(data).kind !== 'computed') return t('empty');
  const { net, free } = shownFreeAmount(data);
  const ofNet = housingShare(data);
  const values = {
    net: euros(net),
    free: euros(Math.abs(free)),
    share: ofNet.kind === 'computed' ? share(ofNet.value.share) : '',
  };
  const known = { t, values, components: { key: <Key /> } };
  if (knownFree(data).kind === 'computed') {
    const key = free < 0 ? 'short' : 'free';
    const isCertain = isTyped(certaintyOf(freeAmountFigure, data, { date }));
    return (
      <OfFigure figure={freeAmountFigure}>
        <Trans {...known} i18nKey={isCertain ? key : `${key}Estimated`} />
      </OfFigure>
    );
  }
  const isCertain = isTyped(certaintyOf(householdNetFigure, data, { date }));
  if (ofNet.kind === 'computed')
    return (
      <OfFigure figure={housingShareFigure}>
        <Trans {...known} i18nKey={isCertain ? 'home' : 'homeEstimated'} />
      </OfFigure>
    );
  return (
    <OfFigure figure={householdNetFigure}>
      <Trans {...known} i18nKey={isCertain ? 'net' : 'netEstimated'} />
    </OfFigure>
  );
}

const isTyped = (certainty: Certainty) => certainty === 'typed' || certainty === 'document';
