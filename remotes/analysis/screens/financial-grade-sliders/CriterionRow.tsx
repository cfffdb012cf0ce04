import { OfFigure, type OfFigureProps } from '@vp-digital/core/figures';
import { GhostSlider } from '@vp-digital/core/forms';
import {
  type Criterion,
  criterionGrade,
  debtServiceFigure,
  type GradedCriterion,
  netWorthFigure,
  optimumFigure,
  readyMoneyFigure,
  retirementGapFigure,
  savingsRateFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Row } from '@vp-digital/core/ui';
import classes from './GradeSliders.module.css';
import { type SliderData, tryCriterion } from './useGradeScenario';
import { useCriterionText } from './useCriterionText';

export interface CriterionRowProps {
  data: SliderData;
  graded: GradedCriterion;
  tried: number | undefined;
  isLever: boolean;
}

/** How far each can be moved, and by which step: shares of the target, or of net. */
const ranges: Readonly<Record<Criterion, { max: number; step: number }>> = {
  reserve: { max: 1, step: 0.05 },
  savingsRate: { max: 0.4, step: 0.005 },
  debtService: { max: 0.6, step: 0.005 },
  protection: { max: 1, step: 0.05 },
  retirement: { max: 1, step: 0.05 },
  subsidies: { max: 1, step: 0.05 },
  wealth: { max: 1, step: 0.05 },
};

/** What a criterion's euro are of; protection is said as a share. */
const figures: Readonly<Partial<Record<Criterion, OfFigureProps['figure']>>> = {
  reserve: readyMoneyFigure,
  savingsRate: savingsRateFigure,
  debtService: debtServiceFigure,
  retirement: retirementGapFigure,
  subsidies: optimumFigure,
  wealth: netWorthFigure,
};

/** A criterion with its slider at today's value; moved it is striped, and its grade changes at once. Nothing is written. */
export function CriterionRow({
  data,
  graded: { criterion, value: before, weight, grade },
  tried,
  isLever,
}: CriterionRowProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'gradeSliders' });
  const { t: word } = useTranslation('analysis', { keyPrefix: 'gradeWords' });
  const { number, percent } = useFormat();
  const { shown, inEuros } = useCriterionText(data);
  const { max, step } = ranges[criterion];
  const value = tried ?? before;
  const isTried = tried !== undefined;
  const then = criterionGrade(criterion, value);
  const figure = figures[criterion];
  const amount = inEuros(criterion, value);
  const one = (amount: number) => number(amount, { minimumDecimals: 1, maximumDecimals: 1 });
  const text = isTried
    ? t('tried', { value: shown(criterion, value), before: shown(criterion, before) })
    : shown(criterion, before);
  const least = Math.min(0, before);
  // the steps stand so that today's value is one of them
  const from = before - Math.floor((before - least) / step + 1e-9) * step;
  const to = Math.max(before, before + Math.floor((max - before) / step + 1e-9) * step);
  return (
    <div className={classes['criterion']} data-lever={isLever || undefined}>
      <div className={classes['name']}>
        <b>{word(`criterion.${criterion}`)}</b>{' '}
        <Caption>{word('weight', { weight: percent(weight, { maximumDecimals: 0 }) })}</Caption>
      </div>
      <div>
        <GhostSlider
          label={word(`criterion.${criterion}`)}
          value={value}
          before={before}
          min={from}
          max={to}
          step={step}
          valueText={text}
          onChange={(next) => tryCriterion(criterion, Math.abs(next - before) < step / 2 ? undefined : next)}
        />
        <Row spread gap="small">
          <span>{text}</span>
          <span>{figure ? <OfFigure figure={figure}>{amount}</OfFigure> : amount}</span>
        </Row>
      </div>
      <div className={classes['grade']}>
        {isTried && <s>{one(grade)}</s>} <b>{one(then)}</b>
      </div>
    </div>
  );
}
