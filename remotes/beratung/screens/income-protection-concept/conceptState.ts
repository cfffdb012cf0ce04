import type { Cents } from '@vp-digital/core/finance';
import { chosenBlocks, type CoverGap, type IncomeCourse } from '@vp-digital/core/household';
import type { PersonData } from '../../shared/wishes/data';

export interface ConceptState {
  /** Nothing is missing and nothing proposed; nothing proposed yet; all of it closed; something left. */
  kind: 'covered' | 'open' | 'closed' | 'rest';
  /** New pensions of a month that F17 counts. */
  pension: Cents;
  gap: CoverGap | undefined;
  rest: CoverGap | undefined;
}

/** How far the concept of a person goes. */
export function conceptState(
  { data, person }: PersonData,
  today: IncomeCourse,
  planned: IncomeCourse,
): ConceptState {
  const chosen = chosenBlocks(data, person.id);
  const pension = chosen.reduce(
    (sum, { block, amount }) => (block === 'disability' || block === 'reducedEarning' ? sum + amount : sum),
    0,
  );
  const [gap] = today.protection.gaps;
  const [rest] = planned.protection.gaps;
  const known = { pension, gap, rest };
  if (gap === undefined) return { ...known, kind: 'covered' };
  if (pension === 0) return { ...known, kind: 'open' };
  return { ...known, kind: rest === undefined ? 'closed' : 'rest' };
}
