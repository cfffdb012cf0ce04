import {
  assumptionsOf,
  defaultSettings,
  type RetirementSettings,
  usualNeedShare,
} from '@vp-digital/core/household';
import { triedSettings } from '../../shared/simulation/triedSettings';
import type { RetirementPageData } from './data';

const { useShown, useTried } = triedSettings<RetirementSettings>();

/** What holds where nobody has moved anything. */
const plainSettings = (data: RetirementPageData): RetirementSettings =>
  defaultSettings({ ...assumptionsOf(data), needShare: usualNeedShare(data) });

/** What is looked at: the customer sees what the advisor tries, and nothing keeps it. */
export const useShownSettings = (data: RetirementPageData): RetirementSettings =>
  useShown(plainSettings(data));

/** The same for the page that moves it, and forgets it when it goes. */
export const useTriedSettings = (data: RetirementPageData) => useTried(plainSettings(data));
