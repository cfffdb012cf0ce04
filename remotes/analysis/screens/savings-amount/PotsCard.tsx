import { OfFigure } from '@vp-digital/core/figures';
import { Slider } from '@vp-digital/core/forms';
import { fillingOrderFigure, goalSavings, type SavingsPot, savingsPots } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { wholeEuros } from '@vp-digital/core/reference/format';
import { Caption, Card, DataList, Stack, useReadOnly } from '@vp-digital/core/ui';
import type { PlanProps } from './AgreementCard';
import { type DividedPot, dividedPots, movedShares } from './movedShares';
import { usePlanEditor } from './usePlanEditor';
import { usePotNames } from './usePotNames';

/** How the amount is divided among the pots; what three of them leave is free. */
export function PotsCard({ data, plan }: PlanProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount.pots' });
  const { euros } = useFormat();
  const { potName } = usePotNames(data, { goals: t('name.goals'), free: t('name.free') });
  const editor = usePlanEditor(data);
  const readOnly = useReadOnly() !== undefined;
  const { amounts, shares, isProposed } = plan;
  const shown = wholeEuros(savingsPots.map((pot) => amounts[pot]));
  const amountOf = (pot: SavingsPot) => t('monthly', { amount: euros(shown[savingsPots.indexOf(pot)] ?? 0) });
  const saved = goalSavings(data);
  const running = saved.kind === 'computed' ? saved.value.pensionRates : 0;
  const percents = {
    reserve: Math.round(shares.reserve * 100),
    goals: Math.round(shares.goals * 100),
    retirement: Math.round(shares.retirement * 100),
  };
  const free = Math.max(0, 100 - dividedPots.reduce((sum, pot) => sum + percents[pot], 0));
  const move = (moved: DividedPot) => (percent: number) => {
    const after = movedShares(percents, moved, percent);
    for (const pot of dividedPots)
      if (after[pot] !== percents[pot] || isProposed) editor.set(fields[pot], after[pot] * 100, potName(pot));
  };
  return (
    <Card title={t('title')} caption={t(isProposed ? 'proposed' : 'divided')}>
      <OfFigure figure={fillingOrderFigure}>
        <Stack gap="medium">
          {dividedPots.map((pot) => (
            <div key={pot}>
              <Slider
                label={potName(pot)}
                shown={t('share', { share: percents[pot], amount: amountOf(pot) })}
                value={percents[pot]}
                min={0}
                max={100}
                step={1}
                disabled={readOnly}
                onChange={move(pot)}
                onBlur={editor.leave}
              />
              {pot === 'retirement' && running > 0 && (
                <Caption>{t('running', { amount: euros(running) })}</Caption>
              )}
            </div>
          ))}
          <DataList
            items={[
              {
                key: 'free',
                label: t('name.free'),
                value: t('share', { share: free, amount: amountOf('free') }),
              },
              {
                key: 'total',
                label: t('total'),
                value: t('monthly', { amount: euros(shown.reduce((sum, part) => sum + part, 0)) }),
                total: true,
              },
            ]}
          />
        </Stack>
      </OfFigure>
    </Card>
  );
}

const fields = { reserve: 'reserveShare', goals: 'goalsShare', retirement: 'retirementShare' } as const;
