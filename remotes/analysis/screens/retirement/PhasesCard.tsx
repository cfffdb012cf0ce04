import { OfFigure } from '@vp-digital/core/figures';
import { retirementGapFigure, type RetirementResult } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack, SumTable } from '@vp-digital/core/ui';
import type { Simulated } from './data';
import { livedOn, type LivedOn } from './livedOn';
import { PhasesChart } from './PhasesChart';
import { usePhaseText } from './usePhaseText';

/** What one lives on in each stretch of retirement, by layer, beside what is needed. */
export function PhasesCard(shared: Simulated & { result: RetirementResult }) {
  const { facts, result } = shared;
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.phases' });
  const { euros } = useFormat();
  const { name, detail } = usePhaseText(facts, result);
  const rows = livedOn(result);
  const need = rows[0]?.phase.need ?? 0;
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
          <PhasesChart {...shared} />
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
