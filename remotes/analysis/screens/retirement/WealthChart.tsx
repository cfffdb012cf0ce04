import { type ChartColumn, FanChart, TableOfChart } from '@vp-digital/core/charts';
import type { Simulation } from '@vp-digital/core/finance';
import { assumptionsOf, type RetirementResult, type RetirementYear } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption } from '@vp-digital/core/ui';
import { useSimulation } from '../../shared/simulation/useSimulation';
import type { Simulated } from './data';
import { useAges } from './useAges';

export type Money = 'real' | 'nominal';

export interface WealthChartProps extends Simulated {
  result: RetirementResult;
  money: Money;
  /** With the chart in figures, and its file. */
  table?: boolean | undefined;
}

const shares = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;

/** The capital with its expected return, and within the bands of 2,000 possible courses. */
export function WealthChart({ data, facts, result, money, table }: WealthChartProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.wealth' });
  const { euros } = useFormat();
  const { nameOf } = useAges(facts);
  const { fluctuation, inflation } = assumptionsOf(data);
  const simulated = useSimulation(result.plan.projection, fluctuation);
  const simulation = simulated === 'failed' ? undefined : simulated;
  const { years } = result;
  const [first] = years;
  const shown = (amount: number, index: number) =>
    money === 'real' ? amount : amount * (1 + inflation) ** index;
  const line = years.map(({ age, capital }, index) => ({ at: age, amount: shown(capital, index) }));
  const course = (share: (typeof shares)[number]) =>
    years.map(({ age, capital }, index) => {
      const amount = index === 0 ? capital : (simulation?.years[index - 1]?.liquidity[share] ?? 0);
      return { at: age, amount: Math.max(0, shown(amount, index)) };
    });
  const bands = simulation
    ? [
        { key: 'wide', lower: course('p10'), upper: course('p90') },
        { key: 'narrow', lower: course('p25'), upper: course('p75') },
      ]
    : [];
  const begin = first?.age ?? 0;
  const end = years.at(-1)?.age ?? begin + 1;
  const ages = [begin, ...tens(begin, end), end];
  const words = ages.map((age) =>
    t('at', { age, amount: euros(line.find(({ at }) => at === age)?.amount ?? 0) }),
  );
  return (
    <>
      <FanChart
        label={t(`label.${money}`, { steps: words.join('; ') })}
        legend={[
          { key: 'middle', label: t('expected'), look: 'chart-1', line: 'solid' },
          ...(simulation ? [{ key: 'bands', label: t('bands'), look: 'free' as const }] : []),
        ]}
        look="chart-1"
        format={euros}
        axis={{
          from: begin,
          to: end,
          name: t('axis', { name: nameOf(facts.persons[0]?.personId ?? '') }),
          marks: ages.map((age) => ({ at: age, label: String(age) })),
          moments: facts.persons.flatMap(({ personId, isRetired }) => {
            const at = begin + (result.plan.starts[personId] ?? 0) / 12;
            return isRetired || at >= end ? [] : [{ at, label: t('starts', { name: nameOf(personId) }) }];
          }),
        }}
        bands={bands}
        middle={line}
      />
      <Caption>{t('remark')}</Caption>
      <p aria-live="polite">
        {simulation && <Success simulation={simulation} />}
        {simulated === undefined && t('running')}
        {simulated === 'failed' && t('failed')}
      </p>
      {table && (
        <TableOfChart
          caption={t(`table.${money}`)}
          columns={columnsOf(t, years, line, simulation && shares.map(course))}
          rows={years}
          file={t('file')}
        />
      )}
    </>
  );
}

/** Always as a number of a hundred courses, never as certainty. */
function Success({ simulation }: { simulation: Simulation }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.wealth' });
  return t('success', { count: Math.round(simulation.successProbability * 100) });
}

type Course = readonly { amount: number }[];
type Say = (key: 'table.year' | 'table.age' | 'expected' | `table.${(typeof shares)[number]}`) => string;

function columnsOf(
  t: Say,
  years: readonly RetirementYear[],
  line: Course,
  courses: readonly Course[] | undefined,
): ChartColumn<RetirementYear>[] {
  const of = (course: Course | undefined) => (year: RetirementYear) =>
    Math.round(course?.[years.indexOf(year)]?.amount ?? 0);
  return [
    { key: 'year', header: t('table.year'), kind: 'text', value: ({ year }) => String(year) },
    { key: 'age', header: t('table.age'), kind: 'text', value: ({ age }) => String(age) },
    { key: 'expected', header: t('expected'), kind: 'money', value: of(line) },
    ...(courses ?? []).map((course, index): ChartColumn<RetirementYear> => {
      const share = shares[index] ?? 'p50';
      return { key: share, header: t(`table.${share}`), kind: 'money', value: of(course) };
    }),
  ];
}

/** Every tenth year that leaves room for the words of both ends. */
const tens = (from: number, to: number): number[] =>
  Array.from({ length: 12 }, (_, index) => index * 10).filter((age) => age - from >= 4 && to - age >= 4);
