import type { SectionName } from '@vp-digital/core/household';
import { useSection, useSectionEditor } from '@vp-digital/core/services';
import { SaveProblem } from './SaveProblem';

export interface SectionProblemProps {
  householdId: string;
  section: SectionName;
}

/** Why what was typed into a document is not saved, for pages that edit it entry by entry. */
export function SectionProblem({ householdId, section }: SectionProblemProps) {
  const document = useSection(householdId, section);
  const editor = useSectionEditor(householdId, section);
  return document.status === 'ready' && <SaveProblem queue={document.queue} editor={editor} />;
}
