import { type ChartLine, LineChart } from '@vp-digital/core/charts';
import type { HealthCostCourse, HealthCosts } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { useAgeText } from '../../shared/module/useAgeText';
import classes from './CourseChart.module.css';
import { cheaperStretches, type Money } from './cheaperStretches';
import { milestones } from './milestones';
import { shownAt } from './shownAt';

export interface CourseChartProps {
  course: HealthCostCourse;
  money: Money;
}

type System = 'statutory' | 'private';

const looks = {
  statutory: { className: classes['statutory'] },
  private: { className: classes['private'] },
  privateCheaper: { className: classes['privateCheaper'] },
  statutoryCheaper: { className: classes['statutoryCheaper'] },
};

/** Both systems as curves, with the ground between them in the colour of the better one. */
export function CourseChart({ course, money }: CourseChartProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.chart' });
  const { euros } = useFormat();
  const ageText = useAgeText();
  const all = [...course.working, ...course.retired];
  const last = all.at(-1);
  const named = milestones(course);
  const words = named.map((at) => {
    const shown = shownAt(at, money);
    return t('at', {
      age: ageText(at.age),
      statutory: euros(shown.statutory),
      private: euros(shown.private),
    });
  });
  const pointsOf = (costs: readonly HealthCosts[], system: System) =>
    costs.map((at) => ({ at: at.age, amount: at[system][money] }));
  const lineOf = (system: System): ChartLine => {
    const dearer = last && last.private[money] > last.statutory[money] ? 'private' : 'statutory';
    return {
      key: system,
      look: looks[system],
      dashed: system === 'statutory',
      points: pointsOf(all, system),
      end: last && {
        label: t(`end.${system}`, { amount: euros(shownAt(last, money)[system]) }),
        side: system === dearer ? 'above' : 'below',
      },
    };
  };
  const grounds = [course.working, course.retired].flatMap((stretch) => cheaperStretches(stretch, money));
  return (
    <LineChart
      label={t(`label.${money}`, { steps: words.join('; ') })}
      legend={[
        { key: 'statutory', label: t('statutory'), look: looks.statutory, line: 'dashed' },
        { key: 'private', label: t('private'), look: looks.private, line: 'solid' },
        { key: 'privateCheaper', label: t('privateCheaper'), look: looks.privateCheaper },
        { key: 'statutoryCheaper', label: t('statutoryCheaper'), look: looks.statutoryCheaper },
      ]}
      format={euros}
      axis={{
        from: course.age,
        to: last?.age ?? course.age + 1,
        marks: named.map(({ age }) => ({ at: age, label: String(Math.floor(age)) })),
        name: t('axis'),
        moments: course.working.length > 0 ? [{ at: course.retirementAge, label: t('pensionStart') }] : [],
      }}
      grounds={grounds.map(({ cheaper, points }) => ({
        key: `${cheaper} ${points[0]?.age}`,
        look: looks[`${cheaper}Cheaper`],
        upper: pointsOf(points, 'statutory'),
        lower: pointsOf(points, 'private'),
      }))}
      lines={[lineOf('statutory'), lineOf('private')]}
    />
  );
}
