import { type StoredLever, leverEffort, optimum, type SubsidyLever } from '@vp-digital/core/household';
import type { FrozenState } from '../../shared/frozen/useFrozenState';

/** The levers of a state as they were computed then; of an older one, which has not kept them, for its own day. */
export function storedLevers({
  data,
  date,
  derived,
}: Pick<FrozenState, 'data' | 'date' | 'derived'>): StoredLever[] {
  if (!derived?.levers) return optimum({ household: data, date }).levers;
  return derived.levers.map(({ lever, personId, factId, used, possible }) => ({
    lever: isLever(lever) ? lever : 'other',
    ...(personId !== undefined && { personId }),
    ...(factId !== undefined && { factId }),
    used,
    possible,
  }));
}

/** What a newer release has kept has no word here. */
const isLever = (lever: string): lever is SubsidyLever => Object.hasOwn(leverEffort, lever);
