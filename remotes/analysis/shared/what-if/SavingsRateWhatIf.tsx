import { useFigureTexts } from '@vp-digital/core/figures';
import { goalTaskId, savingsRateFigure, savingsRateScenario } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { savingsRateBasis } from './savingsRateBasis';
import { useGoal } from './useGoal';
import { WhatIfOfFigure } from './WhatIfOfFigure';
import { WithRecap } from './WithRecap';

/** What if another share of the net were saved. */
export function SavingsRateWhatIf({ onClose }: { onClose(): void }) {
  return (
    <WithRecap>
      <Scenario onClose={onClose} />
    </WithRecap>
  );
}

function Scenario({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'whatIf' });
  const { word } = useFigureTexts();
  const { euros, share } = useFormat();
  const date = useHost().clock.today();
  const goal = useGoal(goalTaskId('savingsRate'), routes.expenses.path);
  const documents = usePageDocuments(savingsRateFigure.documents, { tolerant: true });
  if (documents.status !== 'ready') return undefined;
  const basis = savingsRateBasis(documents.data, date);
  if (!basis) return undefined;
  const { before, rateOf } = basis;
  const outcomeOf = (value: number) => {
    const outcome = savingsRateScenario(documents.data, rateOf(value));
    return outcome.kind === 'computed' ? outcome.value : undefined;
  };
  const shown = (value: number) => share(value / 10_000);
  const amountOf = (value: number) => euros(outcomeOf(value)?.savings.then ?? 0);
  return (
    <WhatIfOfFigure
      name="savingsRate"
      figure={savingsRateFigure}
      kind="percent"
      before={before}
      least={0}
      most={6_000}
      step={50}
      shown={shown}
      meaning={(value) => (outcomeOf(value) ? t('monthly', { amount: amountOf(value) }) : undefined)}
      results={(value) => {
        const outcome = outcomeOf(value);
        return outcome
          ? [
              { key: 'savings', name: word('savingRates'), ...outcome.savings },
              { key: 'free', name: word('freeAmount'), ...outcome.free },
            ]
          : [];
      }}
      warning={(value) => {
        const then = outcomeOf(value)?.free.then ?? 0;
        return then < 0 ? t('short', { amount: euros(-then) }) : undefined;
      }}
      goal={
        goal && {
          text: goal.text,
          remember: (value) =>
            goal.remember(
              t('savingsRate.goal', { rate: shown(value), amount: amountOf(value), before: shown(before) }),
            ),
        }
      }
      onClose={onClose}
    />
  );
}
