import { OfFigure, WithoutIncome } from '@vp-digital/core/figures';
import {
  householdNet,
  leftOfMonth,
  type Period,
  shownFreeAmount,
  dividedNetFigure,
  freeAmountFigure,
  livingCostsFigure,
  savingRatesFigure,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, WhollyKnown } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Key, Page, Row, Stack, StepBar } from '@vp-digital/core/ui';
import { useState } from 'react';
import { BeginCard } from './BeginCard';
import { BudgetRuleCard } from '../../shared/budget/BudgetRuleCard';
import { ExpenseFigures } from './ExpenseFigures';
import { ExpensesCard } from './ExpensesCard';
import { FlowCard } from '../../shared/budget/FlowCard';
import { OverdrawnHint } from './OverdrawnHint';
import { HousingExpense } from '../../shared/living-situation/HousingExpense';
import { useSteps } from '../../shared/steps/useSteps';
import { PeriodActions } from '../../shared/layout/PeriodActions';
import { SideBySide } from '../../shared/layout/SideBySide';
import { useFileImports } from '../../shared/file-import/useFileImports';
import { SavingIdeas } from './SavingIdeas';
import { statementImport } from '../../shared/statement-import/statementImport';
import { expensesImport } from './list/expensesImport';
import { YearlyBillsCard } from './YearlyBillsCard';
import type { ExpensesData } from '../../shared/budget/data';

/** What the household spends, field by field, beside the picture of where its money goes. */
export function ExpensesView({ data }: { data: ExpensesData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const [period, setPeriod] = useState<Period>('month');
  const hasExpenses = Object.keys(data.expenses.items).length > 0; // else a total comes first
  const { buttons, part } = useFileImports([statementImport, expensesImport]);
  return (
    <Page
      name={t('name')}
      headline={
        <OfFigure figure={freeAmountFigure}>
          <Headline data={data} period={period} />
        </OfFigure>
      }
      actions={
        <>
          <PeriodActions period={period} onChange={setPeriod} />
          <Button href={routes.expensesReading.href({ householdId: useHouseholdId() })}>
            {t('reading')}
          </Button>
        </>
      }
    >
      <OfFigure figure={freeAmountFigure}>
        <OverdrawnHint data={data} />
      </OfFigure>
      <WhollyKnown documents={['expenses']}>
        <BeginCard data={data} />
      </WhollyKnown>
      {hasExpenses && (
        <WhollyKnown documents={['housing', 'expenses']}>
          <HousingExpense data={data} />
        </WhollyKnown>
      )}
      {part}
      <ExpenseFigures period={period} />
      <SideBySide>
        <OfFigure figure={livingCostsFigure} stays>
          <ExpensesCard data={data} period={period} actions={buttons && <Row gap="small">{buttons}</Row>} />
        </OfFigure>
        <Stack>
          <OfFigure figure={freeAmountFigure}>
            <FlowCard data={data} period={period} />
          </OfFigure>
          <OfFigure figure={dividedNetFigure}>
            <BudgetRuleCard data={data} />
          </OfFigure>
          <OfFigure figure={livingCostsFigure}>
            <YearlyBillsCard data={data} />
          </OfFigure>
          <OfFigure figure={savingRatesFigure}>
            <SavingIdeas data={data} />
          </OfFigure>
        </Stack>
      </SideBySide>
      <StepBar {...useSteps('expenses')} />
    </Page>
  );
}

function Headline({ data, period }: { data: ExpensesData; period: Period }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { euros } = useFormat();
  const { expenses, free } = shownFreeAmount(data, period);
  if (Object.keys(data.expenses.items).length === 0) return t('headlineEmpty');
  const kind = leftOfMonth(data, period);
  return (
    <>
      <Trans
        t={t}
        i18nKey={`headline.${kind}.${period}`}
        values={{
          expenses: euros(expenses),
          free: euros(Math.abs(free)),
          extra: householdNet(data).extraPerYear > 0 ? t('withExtra') : '',
        }}
        components={{ key: <Key /> }}
      />
      {kind !== 'unknown' && <WithoutIncome />}
    </>
  );
}
