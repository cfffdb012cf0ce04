import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure, type PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, Card, Key, Page, Stack, StepBar } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/analysis/twoAccountsExplained.json';
import type { ExplainedData } from './data';
import classes from './Explained.module.css';
import { explainedCards, explainedMonth } from './explainedMonth';

export const texts = {
  de: german,
  en: () =>
    import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/twoAccountsExplained.json'),
};

/** By way of this page: both compute the same month. */
export const customer = () =>
  import(/* webpackChunkName: "customer-explanation" */ './TwoAccountsExplainedCustomer');

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/twoAccountsExplained': typeof german;
  }
}

const doubts = ['fees', 'overdraft', 'joint', 'protected'] as const;

/** So funktionieren zwei Konten: the idea in five cards, and answers to what is said against it. */
export default function TwoAccountsExplainedPage({ data }: PageProps<ExplainedData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccountsExplained' });
  const { euros } = useFormat();
  const householdId = useHouseholdId();
  const { isOwn, ...month } = explainedMonth(data);
  const values = {
    net: euros(month.net),
    fixed: euros(month.fixed),
    living: euros(month.living),
    saved: euros(month.saved),
    left: euros(month.left),
  };
  return (
    <Page
      name={t('name')}
      headline={
        <Trans t={t} i18nKey={isOwn ? 'headline.own' : 'headline.sample'} components={{ key: <Key /> }} />
      }
    >
      <OfFigure figure={freeAmountFigure}>
        <ol className={classes['cards']} aria-label={t('cards')}>
          {explainedCards.map((card) => (
            <li key={card}>
              <Card title={t(`card.${card}.title`)}>
                <p>{t(`card.${card}.text`, values)}</p>
              </Card>
            </li>
          ))}
        </ol>
      </OfFigure>
      {!isOwn && <Caption>{t('sampleNote')}</Caption>}
      <Card title={t('doubts.title')}>
        <Stack gap="medium">
          {doubts.map((doubt) => (
            <div key={doubt}>
              <h3>{t(`doubts.${doubt}.q`)}</h3>
              <p>{t(`doubts.${doubt}.a`)}</p>
            </div>
          ))}
        </Stack>
      </Card>
      <StepBar back={{ label: t('back'), href: routes.twoAccountModel.href({ householdId }) }} />
    </Page>
  );
}
