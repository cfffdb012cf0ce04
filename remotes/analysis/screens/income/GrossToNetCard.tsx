import { FigureCalculation } from '@vp-digital/core/figures';
import {
  isEstimable,
  netEstimate,
  netEstimateFigure,
  type PayEstimate,
  type PensionEstimate,
  type ProfitEstimate,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Caption, Card, SegmentedChoice, Waterfall } from '@vp-digital/core/ui';
import { useState } from 'react';
import { AssumedTaxes } from './AssumedTaxes';
import { netSteps } from './netSteps';
import { adults, type IncomeData, incomeEntries } from '../../shared/income/data';

interface Shown {
  estimate: PayEstimate | ProfitEstimate | PensionEstimate;
  personId: string;
  /** Of the pay, the profit or the pension. */
  entryId: string;
  name: string;
  /** The net that counts, where it was typed and not estimated. */
  typed: number | undefined;
}

/** From gross to net for one pay, profit or pension: what is taken off, by the law of the year, and how it was computed. */
export function GrossToNetCard({ data }: { data: IncomeData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { clock } = useHost();
  const { money } = useFormat();
  const [chosen, setChosen] = useState<string>();
  const estimates = estimatesOf(data, clock.today());
  const shown = estimates.find(({ personId }) => personId === chosen) ?? estimates[0];
  if (!shown) return undefined;
  return (
    <Card
      title={t('waterfall.title')}
      caption={t('waterfall.caption', { year: shown.estimate.result.year })}
      actions={
        estimates.length > 1 && (
          <SegmentedChoice
            label={t('waterfall.person')}
            hideLabel
            writes={false}
            options={estimates.map(({ personId, name }) => ({ value: personId, label: name }))}
            value={shown.personId}
            onChange={setChosen}
          />
        )
      }
    >
      <Deductions {...shown} />
      {shown.typed !== undefined && shown.typed !== shown.estimate.net && (
        <Caption>{t(`waterfall.counts.${paperOf(shown.estimate)}`, { amount: money(shown.typed) })}</Caption>
      )}
      <AssumedTaxes estimate={shown.estimate} personId={shown.personId} />
      <FigureCalculation
        figure={netEstimateFigure}
        household={data}
        input={{ entryId: shown.entryId }}
        of={shown.name}
      />
    </Card>
  );
}

function paperOf(estimate: Shown['estimate']) {
  if (estimate.of !== 'pay') return estimate.of;
  return estimate.isOfficial ? 'officialPay' : 'salary';
}

function Deductions({ name, estimate }: Shown) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  return (
    <Waterfall
      label={t(`waterfall.label.${paperOf(estimate)}`, { name })}
      unit={t(estimate.of === 'profit' ? 'euroYearly' : 'euroMonthly')}
      fraction="cents"
      steps={netSteps(estimate).map((step) => ({ ...step, label: t(`waterfall.step.${step.key}`) }))}
    />
  );
}

const estimatesOf = (data: IncomeData, today: string): Shown[] =>
  adults(data).flatMap(({ id, name }) => {
    const own = incomeEntries(data).filter(({ income }) => income.personId === id);
    const shown = own.flatMap(({ id: entryId, income }): Shown[] => {
      const estimate = isEstimable(income.kind) ? netEstimate(data, income, today) : undefined;
      if (estimate?.kind !== 'estimated') return [];
      const typed = income.netFrom === 'payslip' ? income.net : undefined;
      return [{ estimate, personId: id, entryId, name, typed }];
    });
    return shown.slice(0, 1);
  });
