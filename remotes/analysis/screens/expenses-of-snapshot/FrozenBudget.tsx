import { OfFigure } from '@vp-digital/core/figures';
import { dividedNetFigure, freeAmountFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { Caption, Card, Empty, FilterChip, Row } from '@vp-digital/core/ui';
import { useState } from 'react';
import { documents } from '../../shared/documents';
import { BudgetTable } from '../../shared/budget/BudgetTable';
import { type Budget, budgetOf, hasExpenses, storedBudget } from '../../shared/budget/budgetRows';
import { RuleCard } from '../../shared/budget/BudgetRuleCard';
import { FlowsCard } from '../../shared/budget/FlowCard';
import { type Flows, flowsBy } from '../../shared/budget/flows';
import type { FrozenState } from '../../shared/frozen/useFrozenState';
import { SideBySide } from '../../shared/layout/SideBySide';
import { frozenMonth } from './frozenMonth';

/** The whole budget of a state to be read, and what is different today. */
export function FrozenBudget({ state }: { state: FrozenState }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expensesOfSnapshot' });
  const [compared, setCompared] = useState(false);
  const { data } = state;
  if (!hasExpenses(data))
    return (
      <Card>
        <Empty>{t('empty')}</Empty>
      </Card>
    );
  const month = frozenMonth(state);
  const budget = storedBudget(data, state);
  const flows = month && flowsBy(data, 'month', month.sums);
  return (
    <>
      {flows &&
        (addUp(flows) ? (
          <OfFigure figure={freeAmountFigure} stays>
            <FlowsCard flows={flows} period="month" />
          </OfFigure>
        ) : (
          <Caption>{t('noPicture')}</Caption>
        ))}
      <Row>
        <FilterChip pressed={compared} onToggle={() => setCompared(!compared)}>
          {t('difference')}
        </FilterChip>
      </Row>
      <SideBySide>
        {compared ? <ComparedWithToday budget={budget} /> : <BudgetTable budget={budget} frozen />}
        {month?.rule && (
          <OfFigure figure={dividedNetFigure} stays>
            <RuleCard rule={month.rule} />
          </OfFigure>
        )}
      </SideBySide>
    </>
  );
}

/** The lines are those of the documents, the sums were kept: where they differ, no picture is made of both. */
const addUp = ({ sources, uses }: Flows): boolean => {
  const sum = (parts: readonly { amount: number }[]) =>
    parts.reduce((total, { amount }) => total + amount, 0);
  return sum(sources) === sum(uses);
};

/** Beside each amount of then what has become of it. */
function ComparedWithToday({ budget }: { budget: Budget }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'budget' });
  const date = useHost().clock.today();
  return (
    <LoadedState result={usePageDocuments(documents.expenses)}>
      {(data) => (
        <BudgetTable
          budget={budget}
          other={{ difference: t('untilToday'), budget: budgetOf(data, date), isLater: true }}
          frozen
        />
      )}
    </LoadedState>
  );
}
