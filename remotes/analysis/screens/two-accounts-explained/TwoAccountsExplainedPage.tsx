import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure, type PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { ShownCards, useFullScreen } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { Button, Caption, Card, Page, Stack, StepBar } from '@vp-digital/core/ui';
import { InReportAction } from '../../shared/in-report/InReportAction';
import type { ExplainedData } from './data';
import classes from './Explained.module.css';
import { MonthParts } from './MonthParts';
import { useIdea } from './useIdea';

const doubts = ['fees', 'overdraft', 'joint', 'protected'] as const;

/** So funktionieren zwei Konten: the idea in five cards, and answers to what is said against it. */
export default function TwoAccountsExplainedPage({ data }: PageProps<ExplainedData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccountsExplained' });
  const { t: cardWords } = useTranslation('app', { keyPrefix: 'cards' });
  const householdId = useHouseholdId();
  const { kind, month, headline, cards } = useIdea(data);
  const { isShown, show, close } = useFullScreen();
  return (
    <Page
      name={t('name')}
      headline={headline}
      actions={
        <>
          <InReportAction page="accounts" origin={routes.twoAccountExplanation.path} />
          <Button onClick={show}>{cardWords('open')}</Button>
        </>
      }
    >
      {isShown && (
        <ShownCards
          name={t('name')}
          cards={cards.map(({ key, title, text }) => ({ key, title, content: <OfMonth>{text}</OfMonth> }))}
          companion={(at) => <MonthParts month={month} shown={at} />}
          onClose={close}
        />
      )}
      <OfFigure figure={freeAmountFigure}>
        <ol className={classes['cards']} aria-label={t('cards')}>
          {cards.map(({ key, title, text }) => (
            <li key={key}>
              <Card title={title}>
                <p>{text}</p>
              </Card>
            </li>
          ))}
        </ol>
      </OfFigure>
      {kind !== 'own' && <Caption>{t(`sampleNote.${kind}`)}</Caption>}
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

/** What a card says of the month's amounts. */
const OfMonth = ({ children }: { children: string }) => (
  <OfFigure figure={freeAmountFigure}>
    <p>{children}</p>
  </OfFigure>
);
