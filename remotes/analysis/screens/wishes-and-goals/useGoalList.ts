import type { Goal, GoalChange } from '@vp-digital/core/household';
import { useEntries } from '@vp-digital/core/micro-app';
import { useState } from 'react';
import { type GoalEntry, newGoal, type WishesAndGoalsData } from '../../shared/wishes-and-goals/data';
import type { MotifName } from '../../shared/wishes-and-goals/motifs/pictures';
import { useFirstTitle } from './motifs/useMotifName';

export interface GoalList {
  /** Adds a goal of a motif, and says which one it is. */
  add(motif: MotifName): string;
  remove(entry: GoalEntry): void;
  /** What was removed last and can be brought back. */
  removed: GoalEntry | undefined;
  restore(): void;
  /** Writes terms and targets of several goals: one save, and one step that can be taken back. */
  change(changes: readonly GoalChange[]): void;
}

/** Adding, removing, bringing back and moving goals. */
export function useGoalList({ goals }: Pick<WishesAndGoalsData, 'goals'>): GoalList {
  const titleOf = useFirstTitle();
  const list = useEntries('goals');
  const [removed, setRemoved] = useState<GoalEntry>();
  const put = (id: string, goal: Goal) => list.put(id, goal, goal.title);
  return {
    removed: removed && !goals.items[removed.id] ? removed : undefined,
    add: (motif) => {
      const id = crypto.randomUUID();
      put(id, newGoal(motif, titleOf(motif), Object.keys(goals.items).length));
      return id;
    },
    remove: (entry) => {
      list.remove(entry.id, entry.goal.title);
      setRemoved(entry);
    },
    restore: () => {
      if (removed) put(removed.id, removed.goal);
      setRemoved(undefined);
    },
    change: (changes) => {
      for (const { goalId, term, target } of changes) {
        const goal = goals.items[goalId];
        if (goal && (goal.term !== term || goal.target !== target))
          list.change(goalId, { term, target }, goal.title);
      }
    },
  };
}
