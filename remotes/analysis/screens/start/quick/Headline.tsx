import { OfFigure } from '@vp-digital/core/figures';
import {
  adultsWithoutIncome,
  type Certainty,
  certaintyOf,
  type CompletenessData,
  freeAmountFigure,
  householdNetFigure,
  housingShare,
  housingShareFigure,
  knownNet,
  leftOfMonth,
  livingCostsFigure,
  shortNameOf,
  shownFreeAmount,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';

/**
 * The first Kernsatz as far as the answers lead: what is free, else what the home takes, else the net. None with a sum while
 * the income of one of the adults is unknown: expenses are those of all of them.
 */
export function Headline({ data }: { data: CompletenessData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.headline' });
  const { euros, list, share } = useFormat();
  const date = useHost().clock.today();
  if (knownNet(data).kind !== 'computed') return t('empty');
  const lacking = adultsWithoutIncome(data);
  if (lacking.length > 0)
    return t('waits', { names: list(lacking.map((id) => shortNameOf(data, id) ?? '')) });
  const { net, free } = shownFreeAmount(data);
  const ofNet = housingShare(data);
  const values = {
    net: euros(net),
    free: euros(Math.abs(free)),
    share: ofNet.kind === 'computed' ? share(ofNet.value.share) : '',
  };
  const known = { t, values, components: { key: <Key /> } };
  const left = leftOfMonth(data);
  if (left !== 'unknown') {
    // the free amount itself may still wait for contracts: it is as certain as what it is made of
    const isCertain =
      isTyped(certaintyOf(householdNetFigure, data, { date })) &&
      isTyped(certaintyOf(livingCostsFigure, data, { date }));
    return (
      <OfFigure figure={freeAmountFigure}>
        <Trans {...known} i18nKey={isCertain ? left : `${left}Estimated`} />
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
