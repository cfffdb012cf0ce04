import { Staircase } from '@vp-digital/core/charts';
import { useFigureTexts } from '@vp-digital/core/figures';
import type { CoursePhase, IncomeProtection } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Row, Stack } from '@vp-digital/core/ui';
import { Marked } from '../../shared/protection/Marked';
import roles from '../../shared/protection/roles.module.css';
import { shownProtection } from '../../shared/protection/shownProtection';
import { usePlaceText } from '../../shared/protection/usePlaceText';

export interface CourseChartProps {
  phases: readonly CoursePhase[];
  protection: IncomeProtection;
  name: string;
  caseName: string;
}

/** Income over time as a staircase: who pays, what is missing to the need. A table with the same values stands below. */
export function CourseChart({ phases, protection, name, caseName }: CourseChartProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cover' });
  const { euros } = useFormat();
  const { word } = useFigureTexts();
  const { stretch } = usePlaceText();
  const { net, target } = protection;
  const words = phases.map((phase) => {
    const figures = { stretch: stretch(phase), net: euros(phase.netMonth), gap: euros(phase.gapMonth) };
    return t(phase.gapMonth > 0 ? 'chart.stepGap' : 'chart.step', figures);
  });
  const payers = [...new Set(phases.flatMap(({ parts }) => parts.map(({ payer }) => payer)))];
  return (
    <Stack gap="small">
      <Staircase
        label={t('chart.label', { name, case: caseName, steps: words.join('; ') })}
        steps={phases.map((phase) => ({
          key: stretch(phase),
          label: stretch(phase),
          parts: phase.parts.map(({ payer, amount }) => ({
            key: payer,
            look: { className: roles[payer] },
            amount,
          })),
          missing: {
            amount: phase.gapMonth,
            label: t('chart.gap', { amount: euros(phase.gapMonth) }),
          },
        }))}
        need={target}
        highest={net}
        format={euros}
        legend={
          <Row>
            {payers.map((payer) => (
              <Marked key={payer} kind={payer}>
                {t(`payer.name.${payer}`)}
              </Marked>
            ))}
            <Marked kind="gap">{word('protectionGap')}</Marked>
            <Marked kind="need">
              {t('chart.need', { amount: euros(shownProtection(protection).target) })}
            </Marked>
          </Row>
        }
      />
    </Stack>
  );
}
