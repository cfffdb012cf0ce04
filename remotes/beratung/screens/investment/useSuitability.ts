import { useEntry } from '@vp-digital/core/micro-app';
import type { InvestmentData } from '../../shared/investment/data';

/** What one person answers about investing; the first answer makes the entry, and nothing is filled in beforehand. */
export function useSuitability({ suitability }: InvestmentData, { id, name }: { id: string; name: string }) {
  const answers = suitability.items[id];
  const editor = useEntry({ section: 'suitability', id, value: answers, blank: {}, of: name });
  return { answers, editor };
}

export type SuitabilityEntry = ReturnType<typeof useSuitability>;
