import type { Recap, RecapEntry } from '@vp-digital/core/household';

/** Tasks that are not done: by the day they are due, those without one last, then as they were written down. */
export const openTasks = ({ items }: Recap): (RecapEntry & { id: string })[] =>
  Object.entries(items)
    .map(([id, entry]) => ({ id, ...entry }))
    .filter(({ kind, done }) => kind === 'task' && !done)
    .sort(
      (one, other) =>
        (one.dueOn ?? 'later').localeCompare(other.dueOn ?? 'later') || one.position - other.position,
    );
