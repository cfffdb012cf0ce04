import { savingsPlanId, savingsPlanOf } from '@vp-digital/core/household';
import { useEntry } from '@vp-digital/core/micro-app';
import type { SavingsAmountData } from './data';

/** Writes the household's one savings plan; the first field brings it into being. */
export const usePlanEditor = (data: SavingsAmountData) =>
  useEntry({ section: 'savingsPlan', id: savingsPlanId, value: savingsPlanOf(data), blank: {} });
