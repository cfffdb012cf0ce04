import { CustomerPage, FigureCard, NextStep, useNames } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  goalPotentialFigure,
  goalRates,
  goalRatesFigure,
  goalSavingsFigure,
  isAbsent,
  type PageProps,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { CustomerGoals } from './CustomerGoals';
import type { WishesAndGoalsData } from '../../shared/wishes-and-goals/data';

/** What the money is for, for the customer. */
export default function WishesAndGoalsCustomer({ data }: PageProps<WishesAndGoalsData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoalsCustomer' });
  const name = t('name', { names: useNames(data) });
  const hasGoals = Object.keys(data.goals.items).length > 0;
  return (
    <CustomerPage
      ask={t('ask')}
      name={name}
      headline={
        <OfFigure figure={goalRatesFigure}>
          <Headline data={data} />
        </OfFigure>
      }
    >
      {hasGoals && (
        <>
          <CustomerGoals data={data} />
          <FigureCard figure={goalSavingsFigure} input={{}} />
          <FigureCard figure={goalPotentialFigure} input={{}} />
        </>
      )}
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

function Headline({ data }: { data: WishesAndGoalsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoalsCustomer.headline' });
  const { euros } = useFormat();
  const rates = goalRates(data, useHost().clock.today());
  if (Object.keys(data.goals.items).length === 0) return t(isAbsent(data, 'goals') ? 'absent' : 'empty');
  if (rates.kind === 'missing') return t('open');
  if (rates.kind === 'notRelevant') return t('none');
  const isWaiting = rates.value.waiting.length > 0;
  if (rates.value.total === 0) return t(isWaiting ? 'open' : 'none');
  return (
    <Trans
      t={t}
      i18nKey={isWaiting ? 'partly' : 'rates'}
      values={{ amount: euros(rates.value.total) }}
      components={{ key: <Key /> }}
    />
  );
}
