import type { StoredAppointment } from '@vp-digital/core/household';

/** The sheet that is open. */
export type Opened =
  | { kind: 'plan' }
  | { kind: 'record'; missed?: StoredAppointment }
  | { kind: 'edit'; id: string }
  /** `begins`: a new one, as soon as it has ended. */
  | { kind: 'end'; begins?: true };

/** What was done last, and can be taken back. */
export type Did = 'started' | 'ended' | 'planned' | 'recorded' | 'cancelled';
