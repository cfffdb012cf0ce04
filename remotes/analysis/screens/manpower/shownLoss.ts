import { defaultLoss, type EarningLossSettings } from '@vp-digital/core/household';
import { triedSettings } from '../../shared/simulation/triedSettings';

const { useShown, useTried } = triedSettings<EarningLossSettings>();

/** What is looked at of a person: the customer sees what the advisor tries, and nothing keeps it. */
export const useShownLoss = (personId: string): EarningLossSettings => useShown(defaultLoss, personId);

/** The same for the page that moves it, and forgets it when it goes. */
export const useTriedLoss = (personId: string) => useTried(defaultLoss, personId);
