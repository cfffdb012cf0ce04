import { type BudgetSettings, plainBudget } from '@vp-digital/core/household';
import { triedSettings } from '../../shared/simulation/triedSettings';

const { useShown, useTried } = triedSettings<BudgetSettings>();

export const useShownBudget = () => useShown(plainBudget);
export const useTriedBudget = () => useTried(plainBudget);
