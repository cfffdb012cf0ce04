import {
  CustomerCard,
  CustomerPage,
  CustomerRows,
  FigureCard,
  NextStep,
  useNames,
} from '@vp-digital/core/customer';
import { OfField, OfFigure, WithoutIncome } from '@vp-digital/core/figures';
import {
  type FilledPot,
  fillingOrderFigure,
  fillUp,
  type PlannedSavings,
  plannedSavings,
  savingPotentialFigure,
  outlookYearsOf,
  savingsOutlook,
  savingsPots,
  savingsRateFigure,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { formatMonth, wholeEuros } from '@vp-digital/core/reference/format';
import { Key } from '@vp-digital/core/ui';
import { CustomerWhatIfs } from '../../shared/what-if/CustomerWhatIfs';
import { documents } from '../../shared/documents';
import type { PlanProps } from './AgreementCard';
import type { SavingsAmountData } from './data';
import { usePotNames } from './usePotNames';

/** What the household wants to save each month, for what, and what becomes of it. */
export default function SavingsAmountCustomer() {
  const result = usePageDocuments(documents.savingsAmount);
  return result.status === 'ready' ? <Picture data={result.data} /> : undefined;
}

function Picture({ data }: { data: SavingsAmountData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmountCustomer' });
  const outcome = plannedSavings(data, useHost().clock.today());
  const plan = outcome.kind === 'computed' && outcome.value.potential.free >= 0 ? outcome.value : undefined;
  const isShort = outcome.kind === 'computed' && !plan;
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(data) })}
      headline={
        <OfFigure figure={savingPotentialFigure}>
          {plan ? <Headline plan={plan} /> : t(isShort ? 'headline.relief' : 'headline.unknown')}
        </OfFigure>
      }
    >
      <CustomerWhatIfs data={data} />
      {plan && (
        <>
          <Pots data={data} plan={plan} />
          <FullPots data={data} plan={plan} />
          <Outlook data={data} plan={plan} />
          <FigureCard figure={savingPotentialFigure} input={{}} />
        </>
      )}
      <FigureCard figure={savingsRateFigure} input={{}} />
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

function Headline({ plan: { agreed, amount, startMonth } }: { plan: PlannedSavings }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmountCustomer.headline' });
  const { euros, language } = useFormat();
  const isAgreed = agreed?.amount === amount;
  return (
    <>
      <Trans
        t={t}
        i18nKey={isAgreed ? 'agreed' : 'possible'}
        values={{ amount: euros(amount), month: formatMonth(startMonth, language) }}
        components={{ key: <Key /> }}
      />
      <WithoutIncome />
    </>
  );
}

function Pots({ data, plan: { amount, amounts } }: PlanProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmountCustomer.pots' });
  const { euros } = useFormat();
  const { potName } = usePotNames(data, { goals: t('name.goals'), free: t('name.free') });
  const shown = wholeEuros(savingsPots.map((pot) => amounts[pot]));
  const rows = savingsPots
    .map((pot, index) => ({ pot, part: shown[index] ?? 0 }))
    .filter(({ part }) => part > 0);
  if (rows.length === 0) return undefined;
  return (
    <CustomerCard title={t('title')}>
      <OfField field="savingsPlan.amount">
        <CustomerRows
          rows={[
            ...rows.map(({ pot, part }) => ({
              key: pot,
              name: potName(pot),
              value: t('monthly', { amount: euros(part) }),
              share: part / Math.max(1, amount),
              role: 'saving' as const,
            })),
          ]}
        />
      </OfField>
    </CustomerCard>
  );
}

function FullPots({ data, plan }: PlanProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmountCustomer.full' });
  const { t: p } = useTranslation('analysis', { keyPrefix: 'savingsAmountCustomer.pots.name' });
  const { language } = useFormat();
  const { pots, waiting } = fillUp(data, plan, useHost().clock.today());
  const { nameOf, keyOf } = usePotNames(data, { goals: p('goals'), free: p('free') });
  const fullOf = ({ full }: FilledPot) =>
    full.kind === 'month' ? t('month', { month: formatMonth(full.month, language) }) : t(full.kind);
  if (pots.length + waiting.length === 0) return undefined;
  return (
    <CustomerCard title={t('title')}>
      <OfFigure figure={fillingOrderFigure}>
        <CustomerRows
          rows={[
            ...pots.map((pot) => ({ key: keyOf(pot), name: nameOf(pot), value: fullOf(pot) })),
            ...waiting.map((pot) => ({ key: keyOf(pot), name: nameOf(pot), value: t('open') })),
          ]}
        />
      </OfFigure>
    </CustomerCard>
  );
}

function Outlook({ data, plan }: PlanProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmountCustomer.outlook' });
  const { euros, percent } = useFormat();
  const { amount, potential, annualReturn, annualCosts } = plan;
  const after = outlookYearsOf(data, useHost().clock.today());
  const years = savingsOutlook({ ...plan, today: potential.savings, amount }, after);
  return (
    <CustomerCard title={t('title')} wide>
      <OfField field="savingsPlan.amount">
        <CustomerRows
          rows={years.map((row) => ({
            key: String(row.years),
            name: t('years', { count: row.years }),
            detail: t('without', { amount: euros(row.without.real) }),
            value: euros(row.with.real),
          }))}
        />
        <p>{t('remark', { rate: percent(annualReturn - annualCosts, { minimumDecimals: 1 }) })}</p>
      </OfField>
    </CustomerCard>
  );
}
