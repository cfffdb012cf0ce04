import type { Goal } from '../documents';
import { isAbsent } from '../figures/isAbsent';
import type { CompletenessData, RequiredFact } from './requiredFact';

/** A goal whose size nobody but the household knows; that of a reserve, of retirement and of debts is computed. */
export const hasOwnTarget = ({ category }: Goal): boolean =>
  category !== 'reserve' && category !== 'retirement' && category !== 'debtFree';

/** Some goal, or the word that there is none; and of each one what it costs and when. */
export function goalFacts(household: CompletenessData): RequiredFact[] {
  const all = Object.values(household.goals.items);
  if (all.length === 0) return [{ area: 'goals', fact: 'goals', isFilled: isAbsent(household, 'goals') }];
  return all.flatMap((goal): RequiredFact[] => {
    const { personId, target, term } = goal;
    const common = { area: 'goals', ...(personId !== undefined && { personId }) } as const;
    const named: RequiredFact = { ...common, fact: 'goals', isFilled: true };
    if (!hasOwnTarget(goal)) return [named];
    return [
      named,
      { ...common, fact: 'target', isFilled: target !== undefined },
      { ...common, fact: 'term', isFilled: term !== undefined },
    ];
  });
}
