import { useFigureTexts } from '@vp-digital/core/figures';
import type { CoursePhase, IncomeProtection } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Stack } from '@vp-digital/core/ui';
import { Marked } from '../../shared/protection/Marked';
import { shownProtection } from '../../shared/protection/shownProtection';
import roles from '../../shared/protection/roles.module.css';
import classes from './CourseChart.module.css';
import { StaircaseStep } from './StaircaseStep';
import { usePlaceText } from './usePlaceText';

export interface CourseChartProps {
  phases: readonly CoursePhase[];
  protection: IncomeProtection;
  name: string;
  caseName: string;
}

const height = 220;

/** Income over time as a staircase: who pays, what is missing to the need. A table with the same values stands below. */
export function CourseChart({ phases, protection, name, caseName }: CourseChartProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cover' });
  const { euros } = useFormat();
  const { word } = useFigureTexts();
  const { stretch } = usePlaceText();
  const { net, target } = protection;
  const highest = Math.max(net, ...phases.map(({ netMonth }) => netMonth));
  const toHeight = (amount: number) => Math.round((amount / highest) * (height - 28));
  const width = 100 / phases.length;
  const words = phases.map((phase) => {
    const figures = { stretch: stretch(phase), net: euros(phase.netMonth), gap: euros(phase.gapMonth) };
    return t(phase.gapMonth > 0 ? 'chart.stepGap' : 'chart.step', figures);
  });
  const payers = [...new Set(phases.flatMap(({ parts }) => parts.map(({ payer }) => payer)))];
  return (
    <Stack gap="small">
      <svg
        width="100%"
        height={height}
        role="img"
        aria-label={t('chart.label', { name, case: caseName, steps: words.join('; ') })}
        focusable="false"
      >
        {phases.map((phase, index) => (
          <StaircaseStep
            key={stretch(phase)}
            phase={phase}
            x={index * width}
            width={width}
            bottom={height}
            toHeight={toHeight}
          />
        ))}
        <line
          className={roles['need']}
          x1="0"
          x2="100%"
          y1={height - toHeight(target)}
          y2={height - toHeight(target)}
        />
      </svg>
      <div className={classes['axis']} aria-hidden>
        {phases.map((phase) => (
          <div key={stretch(phase)} className={classes['place']}>
            <span>{stretch(phase)}</span>
            {phase.gapMonth > 0 && <b>{t('chart.gap', { amount: euros(phase.gapMonth) })}</b>}
          </div>
        ))}
      </div>
      <div className={classes['legend']}>
        {payers.map((payer) => (
          <Marked key={payer} kind={payer}>
            {t(`payer.name.${payer}`)}
          </Marked>
        ))}
        <Marked kind="gap">{word('protectionGap')}</Marked>
        <Marked kind="need">{t('chart.need', { amount: euros(shownProtection(protection).target) })}</Marked>
      </div>
    </Stack>
  );
}
