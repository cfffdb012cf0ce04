import { type ChartLook, Legend, StackedBars } from '@vp-digital/core/charts';
import type { RetirementResult } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { Simulated } from './data';
import { livedOn, type Payer } from './livedOn';
import classes from './PhasesChart.module.css';
import { usePhaseText } from './usePhaseText';

const looks: Readonly<Record<Payer, ChartLook>> = {
  statutory: 'chart-1',
  civilService: 'chart-7',
  basicPension: 'chart-6',
  riester: 'chart-2',
  companyPension: 'chart-4',
  privatePension: 'chart-8',
  work: 'chart-3',
  survivor: 'chart-5',
  other: { className: classes['other'] },
  savedRent: 'free',
  capital: 'whatIf',
  gap: 'gap',
};

/** A bar of layers for each stretch of retirement, with the line of what is needed. */
export function PhasesChart({ facts, result }: Pick<Simulated, 'facts'> & { result: RetirementResult }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.phases' });
  const { euros } = useFormat();
  const { name } = usePhaseText(facts, result);
  const rows = livedOn(result);
  const payers = [...new Set(rows.flatMap(({ amounts }) => amounts.map(({ payer }) => payer)))];
  return (
    <>
      <StackedBars
        label={t('label', {
          steps: rows
            .map((row) => t('step', { phase: name(row), there: euros(row.there), gap: euros(row.gap) }))
            .join('; '),
        })}
        format={euros}
        bars={rows.map((row) => ({
          key: row.key,
          label: name(row),
          line: row.phase.need,
          parts: row.amounts.map(({ payer, amount }) => ({ key: payer, look: looks[payer], amount })),
        }))}
      />
      <Legend
        items={[
          { key: 'need', label: t('need'), look: { className: classes['need'] }, line: 'solid' },
          ...payers.map((payer) => ({ key: payer, label: t(`payer.${payer}`), look: looks[payer] })),
        ]}
      />
    </>
  );
}
