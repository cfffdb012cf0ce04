import type { SimulationVariant } from '../documents';
import type { Assumptions } from '../figures/assumptionsOf';
import type { BudgetSettings } from './budgetSettings';
import { defaultLoss, type EarningLossSettings } from './earningLossSettings';
import { defaultSettings, type RetirementSettings } from './retirementSettings';

/** What a variant of the budget tries. */
export const budgetSettingsOf = ({ events = {}, keptMore = 0 }: SimulationVariant): BudgetSettings => ({
  events: Object.entries(events).map(([id, event]) => ({ ...event, id })),
  keptMore,
  stresses: [],
});

/** What a variant of retirement tries; what it does not hold is as is assumed for the household. */
export function retirementSettingsOf(
  { personIds, starts, extraSaving = 0, needShare, realReturn }: SimulationVariant,
  assumed: Pick<Assumptions, 'realReturn'>,
): RetirementSettings {
  return {
    ...defaultSettings(assumed),
    starts: Object.fromEntries(personIds.map((id, index) => [id, starts[index] ?? 0])),
    extraSaving,
    ...(needShare !== undefined && { needShare: needShare / 10_000 }),
    ...(realReturn !== undefined && { realReturn: realReturn / 10_000 }),
  };
}

/** What a variant of somebody's earning power tries. */
export const lossSettingsOf = (variant: SimulationVariant): EarningLossSettings => ({
  case: variant.lossCase ?? defaultLoss.case,
  start: variant.lossStart ?? defaultLoss.start,
  returnsAfter: variant.lossMonths,
  refused: variant.pensionRefused ?? false,
  help: variant.help ?? 0,
  othersChange: (variant.othersMore ?? 0) - (variant.othersLess ?? 0),
  pausesSavings: variant.pausesSavings ?? false,
  dropsWishes: variant.dropsWishes ?? false,
  cover: variant.sampleCover ?? 0,
});
