import type { SectionName } from '@vp-digital/core/household';
import { useAreaServices, useSectionEditor } from '@vp-digital/core/services';
import { useSyncExternalStore } from 'react';
import { SaveProblem } from './SaveProblem';

export interface SectionProblemProps {
  householdId: string;
  section: SectionName;
}

/** Why what was typed into a document is not saved: for what lies over the page, whose frame says it otherwise. */
export function SectionProblem({ householdId, section }: SectionProblemProps) {
  const { queues } = useAreaServices();
  const queue = useSyncExternalStore(queues.subscribe, () => queues.state({ householdId, section }));
  const editor = useSectionEditor(householdId, section);
  return <SaveProblem queue={queue} editor={editor} householdId={householdId} section={section} />;
}
