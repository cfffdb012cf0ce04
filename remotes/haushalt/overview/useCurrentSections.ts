import { asOf, type SectionData, type SectionName } from '@vp-digital/core/household';
import { useAsOf, useHouseholdId } from '@vp-digital/core/micro-app';
import { type SectionsResult, useSections } from '@vp-digital/core/services';
import { useMemo } from 'react';

/** The documents that figures of the overview are computed from, as they hold today. */
export function useCurrentSections<Name extends SectionName>(
  sections: readonly Name[],
): SectionsResult<Name> {
  const read = useMemo(() => withNeeds(sections), [sections]);
  const result = useSections(useHouseholdId(), read);
  const data = useAsOf(result.status === 'ready' ? (result.data as SectionData) : undefined, asOf); // those that are there
  return useMemo(() => {
    if (result.status !== 'ready') return result;
    return data ? { status: 'ready', data } : { status: 'loading' };
  }, [result, data]);
}

/** What an estimated net follows from is read where incomes are. */
const withNeeds = <Name extends SectionName>(sections: readonly Name[]): readonly (Name | SectionName)[] =>
  sections.some((name) => name === 'incomes') ? [...new Set([...sections, ...estimateNeeds])] : sections;

const estimateNeeds = ['persons', 'addresses', 'employments', 'taxProfiles', 'contracts'] as const;
