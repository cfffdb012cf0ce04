import { AlignedCharts, type ChartLook, FanChart, StackedBars } from '@vp-digital/core/charts';
import type { Simulation } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ReactNode } from 'react';
import type { Budgeted } from './data';
import { type BudgetCourses, courseAmount } from './budgetCourses';
import { useEventWords } from '../../shared/simulation/events/useEventWords';
import { useSpendingWord } from './useSpendingWord';
import { type Money, type ShownYear, type Span, type Spending, spendings, yearsShown } from './yearsShown';

const looks: Readonly<Record<Spending, ChartLook>> = {
  living: 'needs',
  insurance: 'chart-6', // chart-4 is the colour of saving
  loanRates: 'chart-8',
  savings: 'saving',
  once: 'wishes',
};

export interface BudgetChartsProps extends Budgeted {
  courses: BudgetCourses;
  span: Span;
  money: Money;
  /** What stands over the same years. */
  above?: ReactNode;
}

/** The average month of each year as bars with the income across them, and under it what is there at the end of each year. */
export function BudgetCharts({ span, money, above, ...budgeted }: BudgetChartsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.course' });
  const partWord = useSpendingWord();
  const { euros } = useFormat();
  const years = yearsShown(budgeted, span, money);
  const every = years.length > 30 ? 10 : years.length > 12 ? 5 : 1;
  const isMinor = (index: number) => index % every !== 0;
  const isEverySecond = (index: number) => (index / every) % 2 === 1;
  const steps = (say: (year: ShownYear) => string) =>
    years
      .filter((_, index) => !isMinor(index))
      .map(say)
      .join('; ');
  return (
    <AlignedCharts
      legend={[
        ...spendings.map((part) => ({ key: part, label: partWord(part), look: looks[part] })),
        { key: 'free', label: t('part.free'), look: 'free' as const },
      ]}
      above={above}
    >
      <StackedBars
        label={t('bars', {
          steps: steps(({ year, income, free }) =>
            t('bar', { year, income: euros(income), free: euros(free) }),
          ),
        })}
        unit={t('unit')}
        format={euros}
        axisName={t('axis')}
        bars={years.map((year, index) => ({
          key: String(year.year),
          label: every === 1 || !isMinor(index) ? String(year.year) : '',
          minor: isEverySecond(index),
          line: year.income,
          parts: [
            ...spendings.map((part) => ({ key: part, look: looks[part], amount: year[part] })),
            { key: 'free', look: 'free' as const, amount: Math.max(0, year.free) },
          ],
        }))}
      />
      <MoneyLine {...budgeted} span={span} money={money} years={years} every={every} steps={steps} />
    </AlignedCharts>
  );
}

interface MoneyLineProps extends Omit<BudgetChartsProps, 'above'> {
  years: readonly ShownYear[];
  every: number;
  steps(say: (year: ShownYear) => string): string;
}

function MoneyLine({ years, every, steps, money, facts, result, courses }: MoneyLineProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.course' });
  const { euros } = useFormat();
  const { eventName } = useEventWords(facts, result);
  const end = years.length;
  const marks = years.flatMap(({ year }, index) =>
    index % every === 0 ? [{ at: index + 0.5, label: String(year), minor: (index / every) % 2 === 1 }] : [],
  );
  const moments = result.plan.effects.flatMap(({ event, from, lacks, isExcluded }) =>
    lacks.length === 0 && !isExcluded && from / 12 < end ? [{ at: from / 12, label: eventName(event) }] : [],
  );
  const simulation = courses === 'failed' ? undefined : courses;
  const course = (of: Simulation, share: 'p10' | 'p25' | 'p75' | 'p90') =>
    years.map((_, index) => ({ at: index + 1, amount: courseAmount(of, { index, share, money }) }));
  return (
    <>
      <FanChart
        label={t(`line.${money}`, {
          steps: steps(({ year, money: amount }) => t('there', { year, amount: euros(amount) })),
        })}
        unit={t('money')}
        look="chart-1"
        format={euros}
        height={200}
        axis={{ from: 0, to: end, marks, moments }}
        legend={[
          { key: 'middle', label: t('expected'), look: 'chart-1', line: 'solid' },
          ...(simulation ? [{ key: 'bands', label: t('bands'), look: 'free' as const }] : []),
        ]}
        bands={
          simulation
            ? [
                { key: 'wide', lower: course(simulation, 'p10'), upper: course(simulation, 'p90') },
                { key: 'narrow', lower: course(simulation, 'p25'), upper: course(simulation, 'p75') },
              ]
            : []
        }
        middle={years.map(({ money: amount }, index) => ({ at: index + 1, amount }))}
      />
      <p aria-live="polite">
        {simulation && t('success', { count: Math.round(simulation.successProbability * 100) })}
        {courses === undefined && t('running')}
        {courses === 'failed' && t('failed')}
      </p>
    </>
  );
}
