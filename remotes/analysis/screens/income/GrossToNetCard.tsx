import { FigureCalculation } from '@vp-digital/core/figures';
import { netEstimate, netEstimateFigure, type PayEstimate } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Caption, Card, SegmentedChoice, Waterfall } from '@vp-digital/core/ui';
import { useState } from 'react';
import { AssumedTaxes } from './AssumedTaxes';
import { adults, type IncomeData, incomeEntries } from '../../shared/income/data';

interface Shown extends Pick<PayEstimate, 'result' | 'usualTaxClass' | 'ifChurchMember'> {
  personId: string;
  /** Of the salary. */
  entryId: string;
  name: string;
  /** The net that counts, where it is from the payslip and not estimated. */
  payslip: number | undefined;
}

/** From gross to net for one salary: what is withheld, by the law of the year, and how it was computed. */
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
      caption={t('waterfall.caption', { year: shown.result.year })}
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
      {shown.payslip !== undefined && shown.payslip !== shown.result.net && (
        <Caption>{t('waterfall.payslip', { amount: money(shown.payslip) })}</Caption>
      )}
      <AssumedTaxes estimate={shown} personId={shown.personId} />
      <FigureCalculation
        figure={netEstimateFigure}
        household={data}
        input={{ entryId: shown.entryId }}
        of={shown.name}
      />
    </Card>
  );
}

function Deductions({ name, result }: Shown) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { gross, deductions, net } = result;
  const label = (key: StepKey | 'gross' | 'net') => t(`waterfall.step.${key}`);
  return (
    <Waterfall
      label={t('waterfall.label', { name })}
      unit={t('euroMonthly')}
      fraction="cents"
      steps={[
        { key: 'gross', label: label('gross'), amount: gross, kind: 'start' },
        ...order
          .filter((key) => deductions[key] > 0)
          .map((key) => ({ key, label: label(key), amount: deductions[key], kind: 'deduction' as const })),
        { key: 'net', label: label('net'), amount: net, kind: 'end' },
      ]}
    />
  );
}

const estimatesOf = (data: IncomeData, today: string): Shown[] =>
  adults(data).flatMap(({ id, name }) => {
    const salary = incomeEntries(data).find(
      ({ income: { personId, kind } }) => personId === id && (kind === 'salary' || kind === 'officialPay'),
    );
    if (!salary) return [];
    const { id: entryId, income } = salary;
    const estimate = netEstimate(data, income, today);
    if (estimate.kind !== 'estimated' || estimate.of !== 'pay') return [];
    const payslip = income.netFrom === 'payslip' ? income.net : undefined;
    return [{ ...estimate, personId: id, entryId, name, payslip }];
  });

type StepKey =
  | 'deferredPay'
  | 'wageTax'
  | 'solidaritySurcharge'
  | 'churchTax'
  | 'pension'
  | 'health'
  | 'care'
  | 'unemployment';
const order: readonly StepKey[] = [
  'deferredPay',
  'wageTax',
  'solidaritySurcharge',
  'churchTax',
  'pension',
  'health',
  'care',
  'unemployment',
];
