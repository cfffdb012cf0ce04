import { CustomerPage, CustomerStack, FigureCard, NextStep, useNames } from '@vp-digital/core/customer';
import { OfFigure, WithoutIncome } from '@vp-digital/core/figures';
import {
  budgetLimits,
  homeEntry,
  housingCosts,
  housingCostsFigure,
  housingShare,
  housingShareFigure,
  type PageProps,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { CustomerCosts, CustomerHome } from './CustomerHome';
import { CustomerLoans } from './CustomerLoans';
import type { LivingSituationData } from '../../shared/living-situation/data';

/** How the household lives and what that costs, for the customer. */
export default function LivingSituationCustomer({ data }: PageProps<LivingSituationData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituationCustomer' });
  const { percent } = useFormat();
  const name = t('name', { names: useNames(data) });
  const [, home] = homeEntry(data) ?? [];
  return (
    <CustomerPage
      ask={t('ask')}
      name={name}
      headline={
        <OfFigure figure={housingShareFigure}>
          <Headline data={data} />
        </OfFigure>
      }
    >
      {home && (
        <>
          <FigureCard figure={housingCostsFigure} input={{}} />
          <FigureCard
            figure={housingShareFigure}
            input={{}}
            caption={({ isHigh }) =>
              t(isHigh ? 'high' : 'fine', { limit: percent(budgetLimits.housingShare) })
            }
          />
          <CustomerHome home={home} />
          <CustomerStack>
            <CustomerCosts home={home} />
            {home.kind === 'owned' && <CustomerLoans data={data} />}
          </CustomerStack>
        </>
      )}
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

function Headline({ data }: { data: LivingSituationData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituationCustomer.headline' });
  const { euros, share } = useFormat();
  const costs = housingCosts(data);
  const ofNet = housingShare(data);
  if (!homeEntry(data)) return t('empty');
  if (costs.kind === 'notRelevant') return t('free');
  if (costs.kind === 'missing') return t('open');
  return (
    <>
      <Trans
        t={t}
        i18nKey={ofNet.kind === 'computed' ? 'share' : 'costs'}
        values={{
          amount: euros(costs.value.total),
          share: ofNet.kind === 'computed' ? share(ofNet.value.share) : '',
        }}
        components={{ key: <Key /> }}
      />
      {ofNet.kind === 'computed' && <WithoutIncome />}
    </>
  );
}
