import type { Employment } from '@vp-digital/core/household';
import { useEntry } from './useEntry';

export interface MainJob {
  /** Of `mainEmploymentEntry`: the one that the figures take. */
  job: readonly [id: string, job: Employment] | undefined;
  person: { id: string; name: string };
}

/** Editing a person's main job; without one the first answer makes it. */
export function useMainJob({ job, person }: MainJob) {
  const [id, value] = job ?? [];
  const blank = { personId: person.id, main: true, status: 'employee' } as const;
  return useEntry({ section: 'employments', id, value, blank, of: person.name });
}
