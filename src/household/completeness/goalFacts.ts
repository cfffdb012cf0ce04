import type { Goal } from '../documents';
import type { CompletenessData, RequiredFact } from './requiredFact';

/** A goal whose size nobody but the household knows; that of a reserve, of retirement and of debts is computed. */
export const hasOwnTarget = ({ category }: Goal): boolean =>
  category !== 'reserve' && category !== 'retirement' && category !== 'debtFree';

/** Some goal, and of each one what it costs and when. */
export function goalFacts({ goals }: CompletenessData): RequiredFact[] {
  const all = Object.values(goals.items);
  if (all.length === 0) return [{ area: 'goals', fact: 'goals', isFilled: false }];
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
