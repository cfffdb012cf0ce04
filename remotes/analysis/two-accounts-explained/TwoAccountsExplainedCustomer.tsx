import { CustomerCard, CustomerPage, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure, type PageProps } from '@vp-digital/core/household';
import { customerWords } from '@vp-digital/core/household/words/customer';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/analysis/twoAccountsExplainedCustomer.json';
import type { ExplainedData } from './data';
import { explainedCards, explainedMonth } from './explainedMonth';

export const texts = {
  de: german,
  en: () =>
    import(
      /* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/twoAccountsExplainedCustomer.json'
    ),
};

export const words = [customerWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/twoAccountsExplainedCustomer': typeof german;
  }
}

/** The idea of two accounts, card by card. */
export default function TwoAccountsExplainedCustomer({ data }: PageProps<ExplainedData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccountsExplainedCustomer' });
  const { euros } = useFormat();
  const { isOwn, ...month } = explainedMonth(data);
  const values = {
    net: euros(month.net),
    fixed: euros(month.fixed),
    living: euros(month.living),
    saved: euros(month.saved),
    left: euros(month.left),
  };
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name')}
      headline={
        <Trans t={t} i18nKey={isOwn ? 'headline.own' : 'headline.sample'} components={{ key: <Key /> }} />
      }
    >
      {explainedCards.map((card) => (
        <CustomerCard key={card} title={t(`card.${card}.title`)}>
          <OfFigure figure={freeAmountFigure}>
            <p>{t(`card.${card}.text`, values)}</p>
          </OfFigure>
        </CustomerCard>
      ))}
      <NextStep about={t('next')}>{isOwn ? t('why') : t('sampleNote')}</NextStep>
    </CustomerPage>
  );
}
