import { type BasicPensionTerms, basicPensionRules } from '@vp-digital/core/household';
import { useEntry } from '@vp-digital/core/micro-app';
import type { PensionPerson } from './data';

/** Writes what is considered for a person; the first answer makes the entry. */
export function usePensionPlan({ data, person }: PensionPerson) {
  const { id, name } = person;
  const value = data.basicPensionPlans.items[id];
  return useEntry({ section: 'basicPensionPlans', id, value, blank: {}, of: name });
}

/** What is computed with: nothing is paid until somebody has said what. */
export function termsOf({ data, person }: PensionPerson): BasicPensionTerms {
  const plan = data.basicPensionPlans.items[person.id];
  return {
    monthly: plan?.monthly ?? 0,
    december: plan?.december ?? 0,
    startAge: plan?.startAge ?? basicPensionRules.startAge,
  };
}

export const paysAnything = ({ monthly, december }: BasicPensionTerms): boolean => monthly + december > 0;
