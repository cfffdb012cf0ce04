import { isSectionName } from '@vp-digital/core/household';
import { useAreaServices } from '@vp-digital/core/services';
import { useSyncExternalStore } from 'react';
import { SectionProblem } from './SectionProblem';

/** Why anything that was typed into a household's documents is not saved, document by document. */
export function SaveProblems({ householdId }: { householdId: string }) {
  const { queues } = useAreaServices();
  const all = useSyncExternalStore(queues.subscribe, () => queues.snapshot());
  return [...all].map(([name, { phase }]) => {
    const [of, section = ''] = name.split('/');
    if (of !== householdId || phase !== 'failed' || !isSectionName(section)) return undefined;
    return <SectionProblem key={name} householdId={householdId} section={section} />;
  });
}
