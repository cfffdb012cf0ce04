import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { optimumFigure } from '@vp-digital/core/household';
import { customerWords } from '@vp-digital/core/household/words/customer';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import german from '@vp-digital/locales/de/analysis/optimumOfSnapshotCustomer.json';
import { type FrozenState, useFrozenState } from '../frozen/useFrozenState';
import { type OptimumData, optimumDocuments } from '../optimum/data';
import { useLeverWords } from '../optimum/useLeverWords';
import { Headline } from './Headline';
import { useRealised } from './useRealised';

export const texts = {
  de: german,
  en: () =>
    import(
      /* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/optimumOfSnapshotCustomer.json'
    ),
};

export const words = [customerWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/optimumOfSnapshotCustomer': typeof german;
  }
}

/** What was possible then and what has come of it, for the customer. */
export default function OptimumOfSnapshotCustomer() {
  const { state } = useFrozenState();
  const today = usePageDocuments(optimumDocuments);
  return state && today.status === 'ready' && <Picture state={state} today={today.data} />;
}

function Picture({ state, today }: { state: FrozenState; today: OptimumData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumOfSnapshotCustomer' });
  const { date, euros } = useFormat();
  const { stepName } = useLeverWords(state.data);
  const { steps } = useRealised(state, today);
  const amount = (cents: number) => (
    <OfFigure figure={optimumFigure} stays>
      {euros(cents)}
    </OfFigure>
  );
  const realised = steps.filter((step) => (step.realised ?? 0) > 0);
  const open = steps.filter((step) => step.open > 0 && !realised.includes(step));
  const [first] = open;
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(today) })}
      headline={<Headline state={state} today={today} />}
    >
      {realised.length > 0 && (
        <CustomerCard title={t('realised')}>
          <CustomerRows
            rows={realised.map((step) => ({
              key: step.key,
              name: stepName(step.levers),
              detail: t('ofOpen', { open: euros(step.open) }),
              value: amount(step.realised ?? 0),
            }))}
          />
        </CustomerCard>
      )}
      {open.length > 0 && (
        <CustomerCard title={t('open', { day: date(state.date) })}>
          <CustomerRows
            rows={open.map((step) => ({
              key: step.key,
              name: stepName(step.levers),
              value: amount(step.open),
            }))}
          />
        </CustomerCard>
      )}
      {first && <NextStep about={stepName(first.levers)}>{t('why')}</NextStep>}
    </CustomerPage>
  );
}
