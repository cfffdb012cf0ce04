import { type ChartLook, Legend, StackedBars } from '@vp-digital/core/charts';
import { OfFigure } from '@vp-digital/core/figures';
import { retirementGapFigure, type RetirementResult } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack, SumTable } from '@vp-digital/core/ui';
import type { Simulated } from './data';
import { livedOn, type LivedOn, type Payer } from './livedOn';
import { usePhaseText } from './usePhaseText';

const looks: Readonly<Record<Payer, ChartLook>> = {
  statutory: 'chart-1',
  civilService: 'chart-1',
  basicPension: 'chart-6',
  riester: 'chart-2',
  companyPension: 'chart-4',
  privatePension: 'chart-8',
  work: 'chart-3',
  survivor: 'chart-5',
  other: 'chart-7',
  savedRent: 'free',
  capital: 'whatIf',
  gap: 'gap',
};

/** What one lives on in each stretch of retirement, by layer, beside what is needed. */
export function PhasesCard({ facts, result }: Simulated & { result: RetirementResult }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.phases' });
  const { euros } = useFormat();
  const { name, detail } = usePhaseText(facts, result);
  const rows = livedOn(result);
  const need = rows[0]?.phase.need ?? 0;
  const payers = [...new Set(rows.flatMap(({ amounts }) => amounts.map(({ payer }) => payer)))];
  const amount = (key: string, header: string, value: (row: LivedOn) => number) => ({
    kind: 'figure' as const,
    key,
    header,
    value,
    format: (sum: number) => euros(sum),
  });
  return (
    <Card
      title={t('title')}
      caption={<OfFigure figure={retirementGapFigure}>{t('caption', { need: euros(need) })}</OfFigure>}
    >
      <OfFigure figure={retirementGapFigure}>
        <Stack>
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
              parts: row.amounts.map(({ payer, amount: part }) => ({
                key: payer,
                look: looks[payer],
                amount: part,
              })),
            }))}
          />
          <Legend
            items={[
              ...payers.map((payer) => ({ key: payer, label: t(`payer.${payer}`), look: looks[payer] })),
            ]}
          />
          <SumTable
            caption={t('title')}
            rows={rows}
            rowKey={({ key }) => key}
            columns={[
              {
                kind: 'text',
                key: 'phase',
                header: t('phase'),
                cell: (row) => (
                  <>
                    {name(row)}
                    <br />
                    <Caption>{detail(row)}</Caption>
                  </>
                ),
              },
              amount(
                'pensions',
                t(facts.allRetired ? 'pensionsRetired' : 'pensions'),
                ({ phase }) => phase.income,
              ),
              // what is left of the need, and drawn above
              {
                ...amount('capital', t('payer.capital'), (row) => row.there - row.phase.income),
                secondary: true,
              },
              amount('gap', t('payer.gap'), ({ gap }) => gap),
            ]}
          />
          <Caption>{t(facts.allRetired ? 'remarkRetired' : 'remark')}</Caption>
        </Stack>
      </OfFigure>
    </Card>
  );
}
