import { useHouseholdId } from '@vp-digital/core/micro-app';
import { SectionProblem } from '@vp-digital/core/parts';

/** Why something typed into the sheet is not saved; it writes four documents. */
export function FactsProblems() {
  const householdId = useHouseholdId();
  return (['employments', 'persons', 'protectionWishes', 'statutoryPensions'] as const).map((section) => (
    <SectionProblem key={section} householdId={householdId} section={section} />
  ));
}
