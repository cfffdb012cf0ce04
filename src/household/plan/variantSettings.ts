import type { SimulationVariant } from '../documents';
import type { BudgetSettings, LifeEvent } from './budgetSettings';
import { defaultLoss, type EarningLossSettings } from './earningLossSettings';
import { defaultSettings, type RetirementDefaults, type RetirementSettings } from './retirementSettings';

const eventsOf = ({ events = {} }: SimulationVariant): LifeEvent[] =>
  Object.entries(events).map(([id, event]) => ({ ...event, id }));

/** What a variant of the budget tries. */
export const budgetSettingsOf = (variant: SimulationVariant): BudgetSettings => ({
  events: eventsOf(variant),
  keptMore: variant.keptMore ?? 0,
  stresses: [],
});

/** What a variant of retirement tries; what it does not hold is as is assumed for the household. */
export function retirementSettingsOf(
  variant: SimulationVariant,
  assumed: RetirementDefaults,
): RetirementSettings {
  const { personIds, starts, extraSaving = 0, needShare, realReturn } = variant;
  return {
    ...defaultSettings(assumed),
    starts: Object.fromEntries(personIds.map((id, index) => [id, starts[index] ?? 0])),
    extraSaving,
    events: eventsOf(variant),
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
