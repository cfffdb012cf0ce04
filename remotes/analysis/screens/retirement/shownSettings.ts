import {
  assumptionsOf,
  defaultSettings,
  type RetirementSettings,
  usualNeedShare,
} from '@vp-digital/core/household';
import { useMemo } from 'react';
import { triedSettings } from '../../shared/simulation/triedSettings';
import type { RetirementPageData } from './data';

const { useShown, useTried } = triedSettings<RetirementSettings>();

/** What holds where nobody has moved anything. */
const usePlainSettings = (data: RetirementPageData): RetirementSettings =>
  useMemo(() => defaultSettings({ ...assumptionsOf(data), needShare: usualNeedShare(data) }), [data]);

/** What is looked at: the customer sees what the advisor tries, and nothing keeps it. */
export const useShownSettings = (data: RetirementPageData): RetirementSettings =>
  useShown(usePlainSettings(data));

/** The same for the page that moves it, and forgets it when it goes. */
export const useTriedSettings = (data: RetirementPageData) => useTried(usePlainSettings(data));
