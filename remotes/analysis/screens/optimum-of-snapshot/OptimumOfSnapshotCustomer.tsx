import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { optimumFigure, type RealisedStep } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { type FrozenState, useFrozenState } from '../../shared/frozen/useFrozenState';
import { type OptimumData, optimumDocuments } from '../../shared/optimum/data';
import { useLeverWords } from '../../shared/optimum/useLeverWords';
import { Headline } from './Headline';
import { isKnown, useRealised } from './useRealised';

/** What was possible then and what has come of it, for the customer. */
export default function OptimumOfSnapshotCustomer() {
  const { state } = useFrozenState();
  const today = usePageDocuments(optimumDocuments);
  return state && today.status === 'ready' && <Picture state={state} today={today.data} />;
}

function Picture({ state, today }: { state: FrozenState; today: OptimumData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumOfSnapshotCustomer' });
  const { date, euros } = useFormat();
  const then = useLeverWords(state.data);
  const now = useLeverWords(today);
  const { steps, next } = useRealised(state, today);
  const amount = (cents: number) => (
    <OfFigure figure={optimumFigure} stays>
      {euros(cents)}
    </OfFigure>
  );
  const ofOpen = ({ open }: RealisedStep) => (open > 0 ? t('ofOpen', { open: euros(open) }) : undefined);
  const known = steps.filter(isKnown);
  const cards = [
    {
      title: t('realised'),
      steps: known.filter(({ realised }) => realised > 0),
      detail: ofOpen,
      value: ({ realised = 0 }: RealisedStep) => amount(realised),
    },
    {
      title: t('less'),
      steps: known.filter(({ realised }) => realised < 0),
      value: ({ realised = 0 }: RealisedStep) => amount(-realised),
    },
    {
      title: t('unknown'),
      steps: steps.filter((step) => !isKnown(step)),
      detail: ofOpen,
      value: () => t('notKnown'),
    },
    {
      title: t('open', { day: date(state.date) }),
      steps: known.filter(({ realised, open }) => realised === 0 && open > 0),
      value: ({ open }: RealisedStep) => amount(open),
    },
  ].filter((card) => card.steps.length > 0);
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(today) })}
      headline={<Headline state={state} today={today} />}
    >
      {cards.map((card) => (
        <CustomerCard key={card.title} title={card.title}>
          <CustomerRows
            rows={card.steps.map((step) => ({
              key: step.key,
              name: then.stepName(step.levers),
              detail: card.detail?.(step),
              value: card.value(step),
            }))}
          />
        </CustomerCard>
      ))}
      {next && <NextStep about={now.stepName(next.levers)}>{t('why')}</NextStep>}
    </CustomerPage>
  );
}
