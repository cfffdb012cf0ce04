import type { ToShell } from '@vp-digital/core/shell';

/** The orchestrator context's user; `id` is the profile's preferred user name. */
export type User = ToShell['setAdvisorUserData'];

/** The household that the advisor has entered, as the header shows it. */
export type EnteredHousehold = ToShell['advisorEnteredHousehold'];

/** Something typed that is not saved yet. `label` is what the leave dialog calls it. */
export interface DirtyEntry {
  area: string;
  label: string;
  state: 'editing' | 'saving' | 'failed';
  /** It lies on this device and is sent once the services answer again: no other page of the household loses it. */
  kept?: true;
}

export interface Revision {
  householdId: string;
  document: string;
  version: number;
  /** When this page saved it, ISO; undefined when the version was only read. */
  savedAt: string | undefined;
}

export interface SessionState {
  user: User | undefined;
  household: EnteredHousehold | undefined;
  dirty: Record<string, DirtyEntry>;
  revisions: Record<string, Record<string, Pick<Revision, 'version' | 'savedAt'>>>;
}

/** The part of the page's state that this slice owns. */
export interface WithSession {
  session: SessionState;
}
