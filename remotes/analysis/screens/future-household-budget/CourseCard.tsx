import { type ChartColumn, TableOfChart } from '@vp-digital/core/charts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Card, Row, SegmentedChoice, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { BudgetCharts } from './BudgetCharts';
import {
  type BudgetCourses,
  courseAmount,
  type CourseShare,
  courseShares,
  useBudgetCourses,
} from './budgetCourses';
import type { Budgeted, Change } from './data';
import { useSpendingWord } from './useSpendingWord';
import { LifeLine } from '../../shared/simulation/events/LifeLine';
import { type Money, type ShownYear, type Span, spans, spendings, yearsShown } from './yearsShown';

const spanYears: Readonly<Record<Span, number>> = { ten: 10, twentyFive: 25, all: 200 };

/** The life line and the years under it, in figures too. */
export function CourseCard({
  onChange,
  onOpen,
  ...budgeted
}: Budgeted & { onChange: Change; onOpen(id: string): void }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.course' });
  const [span, setSpan] = useState<Span>('ten');
  const [money, setMoney] = useState<Money>('real');
  const { result, settings } = budgeted;
  const open = result.plan.openLoans.length;
  const partWord = useSpendingWord();
  const courses = useBudgetCourses(budgeted);
  const years = yearsShown(budgeted, span, money);
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <Row spread>
          <SegmentedChoice
            label={t('span.label')}
            hideLabel
            writes={false}
            options={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
            value={span}
            onChange={setSpan}
          />
          <SegmentedChoice
            label={t('purchasing.label')}
            hideLabel
            writes={false}
            options={(['real', 'nominal'] as const).map((value) => ({
              value,
              label: t(`purchasing.${value}`),
            }))}
            value={money}
            onChange={setMoney}
          />
        </Row>
        <BudgetCharts
          {...budgeted}
          courses={courses}
          span={span}
          money={money}
          above={
            <LifeLine
              {...budgeted}
              months={Math.min(result.plan.months.months, spanYears[span] * 12)}
              onMove={(id, from) =>
                onChange({
                  events: settings.events.map((event) => (event.id === id ? { ...event, from } : event)),
                })
              }
              onOpen={onOpen}
            />
          }
        />
        <Caption>{t('remark')}</Caption>
        {open > 0 && <Caption>{t('openLoans', { count: open })}</Caption>}
        <TableOfChart
          caption={t(`table.${money}`)}
          columns={[...columnsOf(t, partWord), ...columnsOfCourses(t, years, money, courses)]}
          rows={years}
          file={t('file')}
        />
      </Stack>
    </Card>
  );
}

/** A bad, an average and a good course; nothing before they are computed. */
const columnsOfCourses = (
  t: (key: `table.${CourseShare}`) => string,
  years: readonly ShownYear[],
  money: Money,
  courses: BudgetCourses,
): ChartColumn<ShownYear>[] =>
  courses === undefined || courses === 'failed'
    ? []
    : courseShares.map((share) => ({
        key: share,
        header: t(`table.${share}`),
        kind: 'money',
        value: (year) => courseAmount(courses, { index: years.indexOf(year), share, money }),
      }));

type Say = (key: 'table.year' | 'table.ages' | 'part.income' | 'part.free' | 'money') => string;

const columnsOf = (t: Say, partWord: ReturnType<typeof useSpendingWord>): ChartColumn<ShownYear>[] => [
  { key: 'year', header: t('table.year'), kind: 'text', value: ({ year }) => String(year) },
  { key: 'ages', header: t('table.ages'), kind: 'text', value: ({ ages }) => ages },
  { key: 'income', header: t('part.income'), kind: 'money', value: ({ income }) => income },
  ...spendings.map((part): ChartColumn<ShownYear> => {
    return { key: part, header: partWord(part), kind: 'money', value: (year) => year[part] };
  }),
  { key: 'free', header: t('part.free'), kind: 'money', value: ({ free }) => free },
  { key: 'money', header: t('money'), kind: 'money', value: ({ money }) => money },
];
