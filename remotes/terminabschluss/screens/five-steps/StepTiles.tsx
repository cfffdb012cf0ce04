import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, CheckIcon, useOffers, VisuallyHidden } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import classes from './StepTiles.module.css';
import { steps, type StepName, statesOf } from './steps';
import { decidedInCart } from './talk';
import type { StepsData } from './useTalk';

/** The five steps: what has come of each, or what it is for while there is no appointment, and the way to it. Each may be left out. */
export function StepTiles({ talk }: { talk: StepsData }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'fiveSteps.step' });
  const { t: words } = useTranslation('terminabschluss', { keyPrefix: 'fiveSteps' });
  const householdId = useHouseholdId();
  const legacyHouseholdId = useRouteParameter('legacyHouseholdId');
  const offers = useOffers();
  const cartHref = routes.shoppingCart.href({ householdId });
  const states = talk.appointment && statesOf(talk);
  const reached = useContents(talk);
  const purposes = usePurposes();
  const contents: Record<StepName, Content> = talk.appointment ? reached : purposes;
  const hrefs: Record<StepName, string | undefined> = {
    review: routes.recap.href({ householdId }),
    decisions: offers(cartHref) ? cartHref : routes.recap.href({ householdId }),
    rating: routes.rating.href({ legacyHouseholdId }),
    recommendation: routes.wishesAndRecommendations.href({ legacyHouseholdId }),
    outlook: undefined,
  };
  return (
    <div className={classes['place']}>
      <ol className={classes['steps']} aria-label={words('steps')}>
        {steps.map((step, index) => {
          const { figure, text } = contents[step];
          const state = states?.[step] ?? 'open';
          const href = state === 'notAsked' ? undefined : hrefs[step];
          return (
            <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <p className={classes['mark']} aria-hidden>
                {state === 'done' ? <CheckIcon size={20} stroke={2} /> : index + 1}
              </p>
              <Card
                title={
                  <>
                    {t(`${step}.title`)}
                    {state === 'done' && <VisuallyHidden> ({words('done')})</VisuallyHidden>}
                  </>
                }
                foot={
                  href && (
                    <Button size="compact" href={href}>
                      {words(state === 'done' ? 'look' : 'open')}
                      <VisuallyHidden>: {t(`${step}.title`)}</VisuallyHidden>
                    </Button>
                  )
                }
              >
                {figure !== undefined && <p className={classes['figure']}>{figure}</p>}
                <p className={classes['text']}>{text}</p>
              </Card>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface Content {
  figure?: ReactNode;
  text: ReactNode;
}

/** What each step is for. */
function usePurposes(): Record<StepName, Content> {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'fiveSteps.step' });
  return {
    review: { text: t('review.purpose') },
    decisions: { text: t('decisions.purpose') },
    rating: { text: t('rating.text') },
    recommendation: { text: t('recommendation.text') },
    outlook: { text: t('outlook.purpose') },
  };
}

/** What each tile says: the figure, and a sentence. */
function useContents({
  isRunning,
  cart,
  notes,
  openTasks,
  ratings,
  next,
}: StepsData): Record<StepName, Content> {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'fiveSteps.step' });
  const { date, list, number } = useFormat();
  const decisions = notes?.filter(({ kind }) => kind === 'decision') ?? [];
  const decided = [
    ...decisions.map(({ text }) => text),
    ...(['accepted', 'later', 'declined', 'undecided'] as const).flatMap((said) =>
      cart[said] > 0 ? [t(`decisions.${said}`, { count: cart[said] })] : [],
    ),
  ];
  const rated = ratings.filter(({ now }) => now !== undefined);
  const stars = ratings.flatMap((rating) => rating.stars ?? []);
  const isUnhappy = stars.some((count) => count <= 2);
  return {
    review: {
      figure: notes ? t('review.figure', { count: notes.length }) : t('noRight'),
      text: notes && t('review.text', { count: notes.filter(({ inReport }) => inReport).length }),
    },
    decisions: {
      figure: t('decisions.figure', { count: decisions.length + decidedInCart(cart) }),
      text: decided.join(' · ') || t('decisions.none'),
    },
    rating: {
      figure: isRunning
        ? t('rating.handedIn', { count: ratings.filter(({ closed }) => closed).length })
        : rated.length > 0
          ? t('rating.figure', { value: list(rated.map(({ now }) => number(now ?? 0))) })
          : t('rating.none'),
      text:
        !isRunning && rated.length > 0
          ? t('rating.before', {
              value: list(rated.map(({ before }) => (before === undefined ? '–' : number(before)))),
            })
          : t('rating.text'),
    },
    recommendation: {
      figure: t(isUnhappy ? 'recommendation.notAsked' : 'recommendation.figure'),
      text: t(isUnhappy ? 'recommendation.unhappy' : 'recommendation.text'),
    },
    outlook: {
      figure: openTasks ? t('outlook.figure', { count: openTasks.length }) : t('noRight'),
      text: next ? t('outlook.next', { day: date(next.begin.slice(0, 10)) }) : t('outlook.none'),
    },
  };
}
