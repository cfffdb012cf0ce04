import { AlignedCharts, LineChart } from '@vp-digital/core/charts';
import type { BuildingSavings } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import classes from './CourseChart.module.css';
import { linesOf } from './course';
import { useMonths } from './useMonths';

/** Balance, allocation, debt: the three phases over the years, their names above them. */
export function CourseChart({ course }: { course: BuildingSavings }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.course' });
  const { euros, number } = useFormat();
  const months = useMonths();
  const { allocation, savingMonths } = course;
  const { saved, owed } = linesOf(course);
  const end = (owed.at(-1) ?? saved.at(-1))?.at ?? 1;
  const saving = savingMonths.length / 12 / end;
  const marks = Array.from({ length: Math.floor(end / 5) + 1 }, (_, index) => index * 5);
  return (
    <AlignedCharts
      above={
        allocation &&
        owed.length > 0 && (
          <p className={classes['phases']} aria-hidden>
            <span style={{ width: `${saving * 100}%` }}>
              {t('phase.saving')}
              <span className={classes['time']}>{months.long(allocation.months)}</span>
            </span>
            <b style={{ left: `${saving * 100}%` }}>{t('allocation')}</b>
            <span>
              {t('phase.loan')}
              <span className={classes['time']}>{months.long(allocation.loanMonths)}</span>
            </span>
          </p>
        )
      }
    >
      <LineChart
        legend={[
          { key: 'balance', label: t('balance'), look: 'chart-1', line: 'solid' },
          ...(owed.length > 0
            ? [{ key: 'debt', label: t('debt'), look: 'chart-2' as const, line: 'dashed' as const }]
            : []),
        ]}
        grounds={[
          { key: 'saved', look: 'chart-1', upper: saved, light: true },
          { key: 'owed', look: 'chart-2', upper: owed, light: true },
        ]}
        lines={[
          { key: 'saved', look: 'chart-1', points: saved },
          { key: 'owed', look: 'chart-2', points: owed, dashed: true },
        ]}
        label={t('chart', {
          balance: euros(course.balance),
          month: allocation ? months.at(allocation.months) : '–',
          count: Math.ceil(end),
        })}
        format={(amount) => number(amount / 100_000, { maximumDecimals: 0 })}
        unit={t('thousands')}
        axis={{
          from: 0,
          to: end,
          name: t('years'),
          marks: marks.map((at) => ({ at, label: String(at), minor: at % 10 !== 0 })),
          ...(allocation && {
            moments: [{ at: savingMonths.length / 12, label: months.at(allocation.months) }],
          }),
        }}
      />
    </AlignedCharts>
  );
}
