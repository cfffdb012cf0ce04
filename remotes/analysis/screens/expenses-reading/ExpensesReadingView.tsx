import { OfFigure, WithoutIncome } from '@vp-digital/core/figures';
import { dividedNetFigure, freeAmountFigure, leftOfMonth, shownFreeAmount } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { SnapshotState, UnreadableSnapshot } from '@vp-digital/core/snapshots';
import { Button, Card, Empty, Key, Page, StepBar, useOffers } from '@vp-digital/core/ui';
import { BudgetRuleCard } from '../../shared/budget/BudgetRuleCard';
import { FlowCard } from '../../shared/budget/FlowCard';
import type { ExpensesData } from '../../shared/budget/data';
import { SideBySide } from '../../shared/layout/SideBySide';
import { useSteps } from '../../shared/steps/useSteps';
import { BudgetTable } from '../../shared/budget/BudgetTable';
import { StateLinks } from '../../shared/frozen/StateLinks';
import { budgetOf, hasExpenses } from '../../shared/budget/budgetRows';
import { useFieldOf } from './useFieldOf';
import { useLastState } from './useLastState';

/** The whole budget to be read: where the money goes, every category by month and year, and what was different last time. */
export function ExpensesReadingView({ data }: { data: ExpensesData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesReading' });
  const householdId = useHouseholdId();
  const edit = routes.expenses.href({ householdId });
  const report = routes.reportCreation.href({ householdId });
  const offers = useOffers();
  const date = useHost().clock.today();
  const { state, last } = useLastState();
  const fieldOf = useFieldOf();
  const isEmpty = !hasExpenses(data);
  return (
    <Page
      name={t('name')}
      headline={
        <OfFigure figure={freeAmountFigure}>
          <Headline data={data} />
        </OfFigure>
      }
      actions={
        <>
          {offers(report) && <Button href={report}>{t('toReport')}</Button>}
          <Button href={edit}>{t('edit')}</Button>
        </>
      }
    >
      {isEmpty ? (
        <Card>
          <Empty>{t('empty')}</Empty>
        </Card>
      ) : (
        <>
          <OfFigure figure={freeAmountFigure}>
            <FlowCard data={data} period="month" />
          </OfFigure>
          <SideBySide>
            <BudgetTable budget={budgetOf(data, date)} other={last} fieldOf={fieldOf} />
            <OfFigure figure={dividedNetFigure}>
              <BudgetRuleCard data={data} />
            </OfFigure>
          </SideBySide>
        </>
      )}
      {state && <SnapshotState result={state}>{() => !last && <UnreadableSnapshot />}</SnapshotState>}
      <StateLinks route={routes.expensesOfSnapshot} />
      <StepBar {...useSteps('expenses')} />
    </Page>
  );
}

function Headline({ data }: { data: ExpensesData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesReading.headline' });
  const { euros } = useFormat();
  const { expenses, free, net } = shownFreeAmount(data);
  if (!hasExpenses(data)) return t('empty');
  const kind = leftOfMonth(data);
  return (
    <>
      <Trans
        t={t}
        i18nKey={kind}
        values={{ net: euros(net), expenses: euros(expenses), free: euros(Math.abs(free)) }}
        components={{ key: <Key /> }}
      />
      {kind !== 'unknown' && <WithoutIncome />}
    </>
  );
}
