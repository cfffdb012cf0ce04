import type { Change } from '@vp-digital/core/contracts';

/** A changed field on its way, with the name that the leave dialog shows for it. */
export interface PendingChange extends Change {
  label: string;
  /** Typed and not left yet: a draft, which is not sent until its field is left. */
  isUnfinished?: true | undefined;
}

/** Writes a field, or empties it. */
export const changeTo = (path: string, value: Change['value']): Change =>
  value === undefined ? { path } : { path, value };
