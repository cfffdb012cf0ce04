import { FigureCalculation, OfFigure } from '@vp-digital/core/figures';
import {
  expenseCategories,
  freeAmount,
  freeAmountFigure,
  livingCostsFigure,
  type Period,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { NewerEntries, usePartlyKnown } from '@vp-digital/core/micro-app';
import { Card, SegmentedChoice, Stack, Switch } from '@vp-digital/core/ui';
import { type ReactNode, useState } from 'react';
import { averageOf, averagesYear } from '../../shared/budget/averages';
import { CategoryRow } from './CategoryRow';
import classes from './CategoryRow.module.css';
import { ExpenseSums } from './ExpenseSums';
import { PersonExpenses } from './PersonExpenses';
import { amountOf, entriesOf, type ExpensesData } from '../../shared/budget/data';

const views = ['shared', 'persons'] as const;
type View = (typeof views)[number];

export interface ExpensesCardProps {
  data: ExpensesData;
  period: Period;
  actions?: ReactNode;
}

/** The twelve categories with their amounts, what comes from the contracts, and what is left. */
export function ExpensesCard({ data, period, actions }: ExpensesCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const amounts = freeAmount(data, period);
  const isPartly = usePartlyKnown(livingCostsFigure.documents);
  const [compared, setCompared] = useState(false);
  const [view, setView] = useState<View>('shared');
  const rows = expenseCategories.map((category) => ({
    category,
    entries: entriesOf(data, category),
    average: compared ? averageIn(period, averageOf(category, data)) : undefined,
  }));
  const widest = Math.max(
    ...rows.map(({ entries, average }) => Math.max(amountOf(entries, period), average ?? 0)),
  );
  return (
    <Card title={t('form.title')} caption={t('form.caption')} actions={actions}>
      <Stack gap="medium">
        {Object.keys(data.persons.items).length > 1 && (
          <SegmentedChoice<View>
            label={t('byPerson.label')}
            hideLabel
            writes={false}
            options={views.map((value) => ({ value, label: t(`byPerson.${value}`) }))}
            value={view}
            onChange={setView}
          />
        )}
        {view === 'persons' ? (
          <OfFigure figure={livingCostsFigure}>
            <PersonExpenses data={data} period={period} />
          </OfFigure>
        ) : (
          <>
            <Switch
              writes={false}
              label={t('compare.label', { year: averagesYear })}
              hint={compared ? t('compare.source', { year: averagesYear }) : undefined}
              value={compared}
              onChange={setCompared}
            />
            <div className={classes['rows']}>
              {rows.map((row) => (
                <CategoryRow
                  key={row.category}
                  {...row}
                  persons={data.persons}
                  position={Object.keys(data.expenses.items).length}
                  net={isPartly ? 0 : amounts.net}
                  widest={isPartly ? 0 : widest}
                  isPartly={isPartly}
                  period={period}
                />
              ))}
            </div>
          </>
        )}
        <NewerEntries section="expenses" />
        {view === 'shared' && (
          <OfFigure figure={livingCostsFigure}>
            <ExpenseSums data={data} amounts={amounts} />
          </OfFigure>
        )}
      </Stack>
      <FigureCalculation figure={freeAmountFigure} household={data} input={{ period }} />
    </Card>
  );
}

/** The statistics are of a month. */
const averageIn = (period: Period, average: number | undefined) =>
  average === undefined || period === 'month' ? average : 12 * average;
