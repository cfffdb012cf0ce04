import { CustomerCard, CustomerPage, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure, type PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ExplainedData } from './data';
import { useIdea } from './useIdea';

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
