import { useFigureTexts } from '@vp-digital/core/figures';
import { euros as inCents } from '@vp-digital/core/finance';
import {
  freeAmountFigure,
  goalTaskId,
  knownFree,
  shownFreeAmount,
  freeScenario,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { useGoal } from './useGoal';
import { WhatIfOfFigure } from './WhatIfOfFigure';
import { WithRecap } from './WithRecap';

/** What if more, or less, were free each month. */
export function FreeWhatIf({ onClose }: { onClose(): void }) {
  return (
    <WithRecap>
      <Scenario onClose={onClose} />
    </WithRecap>
  );
}

function Scenario({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'whatIf' });
  const { word } = useFigureTexts();
  const { euros } = useFormat();
  const goal = useGoal(goalTaskId('freeAmount'), routes.expenses.path);
  const documents = usePageDocuments(freeAmountFigure.documents, { tolerant: true });
  if (documents.status !== 'ready') return undefined;
  const free = knownFree(documents.data);
  if (free.kind !== 'computed') return undefined;
  const before = shownFreeAmount(documents.data).free;
  const shown = (value: number) => t('monthly', { amount: euros(value) });
  const scenarioOf = (value: number) => {
    const outcome = freeScenario(documents.data, free.value + value - before);
    return outcome.kind === 'computed' ? outcome.value : undefined;
  };
  return (
    <WhatIfOfFigure
      name="freeAmount"
      figure={freeAmountFigure}
      kind="money"
      unit={t('unit')}
      before={before}
      least={Math.min(0, before)}
      most={before + Math.max(before, inCents(1_000))}
      step={inCents(10)}
      shown={shown}
      meaning={(value) => {
        if (value === before) return undefined;
        const amount = euros(Math.abs(value - before));
        return t(value > before ? 'free.more' : 'free.less', { amount });
      }}
      results={(value) => {
        const tried = scenarioOf(value);
        return tried
          ? [
              { key: 'potential', name: word('savingPotential'), ...tried.potential },
              { key: 'year', name: t('free.year'), now: 12 * before, then: 12 * value },
            ]
          : [];
      }}
      goal={
        goal && {
          text: goal.text,
          remember: (value) => goal.remember(t('free.goal', { amount: euros(value), before: euros(before) })),
        }
      }
      onClose={onClose}
    />
  );
}
