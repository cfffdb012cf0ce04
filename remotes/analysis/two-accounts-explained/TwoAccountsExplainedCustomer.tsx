import { CustomerCard, CustomerPage, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure, type PageProps } from '@vp-digital/core/household';
import { customerWords } from '@vp-digital/core/household/words/customer';
import { twoAccountsIdeaWords } from '@vp-digital/core/household/words/twoAccountsIdea';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import german from '@vp-digital/locales/de/analysis/twoAccountsExplainedCustomer.json';
import type { ExplainedData } from './data';
import { useIdea } from './useIdea';

export const texts = {
  de: german,
  en: () =>
    import(
      /* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/twoAccountsExplainedCustomer.json'
    ),
};

export const words = [customerWords, twoAccountsIdeaWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/twoAccountsExplainedCustomer': typeof german;
  }
}

/** The idea of two accounts, card by card. */
export default function TwoAccountsExplainedCustomer({ data }: PageProps<ExplainedData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccountsExplainedCustomer' });
  const { kind, headline, cards } = useIdea(data);
  return (
    <CustomerPage ask={t('ask')} name={t('name')} headline={headline}>
      {cards.map(({ key, title, text }) => (
        <CustomerCard key={key} title={title}>
          <OfFigure figure={freeAmountFigure}>
            <p>{text}</p>
          </OfFigure>
        </CustomerCard>
      ))}
      <NextStep about={t('next')}>{kind === 'own' ? t('why') : t('sampleNote')}</NextStep>
    </CustomerPage>
  );
}
