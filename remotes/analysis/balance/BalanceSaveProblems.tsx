import { useHouseholdId } from '@vp-digital/core/micro-app';
import { SaveProblem } from '@vp-digital/core/parts';
import { useSection, useSectionEditor } from '@vp-digital/core/services';
import type { Side } from './sections';

/** What could not be saved of either document. */
export function BalanceSaveProblems() {
  return (
    <>
      <SideProblem side="assets" />
      <SideProblem side="liabilities" />
    </>
  );
}

function SideProblem({ side }: { side: Side }) {
  const householdId = useHouseholdId();
  const section = useSection(householdId, side);
  const editor = useSectionEditor(householdId, side);
  return section.status === 'ready' ? <SaveProblem queue={section.queue} editor={editor} /> : undefined;
}
