import { useFigureTexts } from '@vp-digital/core/figures';
import { WhatIf } from '@vp-digital/core/forms';
import type { FollowUpScenario, Rate } from '@vp-digital/core/finance';
import { goalTaskId } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Stack } from '@vp-digital/core/ui';
import { useGoal } from './useGoal';
import { WithRecap } from './WithRecap';

export interface FollowUpWhatIfProps {
  id: string;
  /** Of the contract, in basis points. */
  interest: number;
  /** What the debt costs at a rate. */
  scenarioAt(annualRate: Rate): FollowUpScenario | undefined;
  /** F4 of a month with today's rate; undefined while it is not known. */
  free: number | undefined;
}

/** What if the debt at the end of the fixed interest were paid off at another rate. */
export function FollowUpWhatIf(props: FollowUpWhatIfProps) {
  return (
    <WithRecap>
      <Scenario {...props} />
    </WithRecap>
  );
}

function Scenario({ id, interest, scenarioAt, free }: FollowUpWhatIfProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'whatIf' });
  const { t: title } = useTranslation('household/whatIf');
  const { word } = useFigureTexts();
  const { money, euros, percent } = useFormat();
  const goal = useGoal(goalTaskId('followUp', id), routes.contracts.path);
  const shown = (value: number) => percent(value / 10_000, { minimumDecimals: 1, maximumDecimals: 2 });
  const at = (value: number) => scenarioAt(value / 10_000);
  const leftAt = (value: number) => {
    const scenario = at(value);
    return scenario && free !== undefined ? free - scenario.paymentChange : undefined;
  };
  return (
    <Stack gap="small">
      <b>{title('title', { figure: t('followUp.label') })}</b>
      <WhatIf
        name={`followUp/${id}`}
        label={t('followUp.label')}
        kind="percent"
        before={interest}
        least={0}
        most={1_000}
        step={10}
        shown={shown}
        meaning={(value) => {
          const scenario = at(value);
          return scenario && t('monthly', { amount: euros(scenario.payment) });
        }}
        results={(value) => {
          const scenario = at(value);
          const left = leftAt(value);
          if (!scenario) return [];
          const { payment, paymentChange } = scenario;
          return [
            { key: 'payment', name: t('followUp.payment'), now: payment - paymentChange, then: payment },
            ...(free !== undefined && left !== undefined
              ? [{ key: 'free', name: word('freeAmount'), now: free, then: left }]
              : []),
          ];
        }}
        format={money}
        warning={(value) => {
          const left = leftAt(value) ?? 0;
          return left < 0 ? t('short', { amount: euros(-left) }) : undefined;
        }}
        goal={
          goal && {
            text: goal.text,
            remember: (value) =>
              goal.remember(
                t('followUp.goal', { rate: shown(value), amount: euros(at(value)?.payment ?? 0) }),
              ),
          }
        }
      />
    </Stack>
  );
}
