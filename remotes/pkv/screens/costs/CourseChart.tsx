import type { HealthCostCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { useAgeText } from '../../shared/module/useAgeText';
import classes from './CourseChart.module.css';
import { chartHeight, chartShape, type Money } from './chartShape';
import { EndLabels } from './EndLabels';
import { milestones } from './milestones';
import { shownAt } from './shownCosts';

export interface CourseChartProps {
  course: HealthCostCourse;
  money: Money;
}

const height = 280;

/** Both systems as curves, with the ground between them in the colour of the better one. */
export function CourseChart({ course, money }: CourseChartProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.chart' });
  const { euros } = useFormat();
  const ageText = useAgeText();
  const shape = chartShape(course, money);
  const named = milestones(course);
  const left = (age: number) => `${Math.round(shape.across(age) * 10_000) / 100}%`;
  const words = named.map((at) => {
    const shown = shownAt(at, money);
    return t('at', {
      age: ageText(at.age),
      statutory: euros(shown.statutory),
      private: euros(shown.private),
    });
  });
  return (
    <div>
      <p className={classes['legend']}>
        <span data-system="statutory">{t('statutory')}</span>
        <span data-system="private">{t('private')}</span>
        <span data-ground="private">{t('privateCheaper')}</span>
        <span data-ground="statutory">{t('statutoryCheaper')}</span>
      </p>
      <div className={classes['place']} style={{ height }}>
        <svg
          className={classes['chart']}
          viewBox={`0 0 100 ${chartHeight}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t(`label.${money}`, { steps: words.join('; ') })}
          focusable="false"
        >
          {shape.gaps.map(({ cheaper, points }) => (
            <polygon key={points} className={classes[`${cheaper}Cheaper`]} points={points} />
          ))}
          <polyline className={classes['statutory']} points={shape.statutory} />
          <polyline className={classes['private']} points={shape.private} />
        </svg>
        {shape.levels.map((level) => (
          <span
            key={level}
            className={classes['level']}
            style={{ bottom: `${shape.up(level) * 100}%` }}
            aria-hidden
          >
            {euros(level)}
          </span>
        ))}
        <EndLabels shape={shape} last={named.at(-1)} money={money} />
        {course.working.length > 0 && (
          <span className={classes['start']} style={{ left: left(course.retirementAge) }} aria-hidden>
            <span>{t('pensionStart')}</span>
          </span>
        )}
      </div>
      <div className={classes['axis']} aria-hidden>
        {named.map(({ age }) => (
          <span key={age} style={{ left: left(age) }}>
            {Math.floor(age)}
          </span>
        ))}
      </div>
      <p className={classes['axisName']} aria-hidden>
        {t('axis')}
      </p>
    </div>
  );
}
