import { keepInSession } from '../storage/keepInSession';
import { settingsKey } from './settingsKey';

export type Fault = 'none' | 'slow' | 'offline' | 'error' | 'expired';

/** What is switched for this tab until it is closed, or until sign-out. */
export interface Settings {
  /** What happens to every call of a service. */
  fault: Fault;
  flags: Record<string, boolean>;
  /** Permissions that the signed-in user is shown without. */
  withheld: string[];
  /** An area that is fetched from somewhere else. */
  override?: { area: string; entry: string } | undefined;
}

export const noSettings: Settings = { fault: 'none', flags: {}, withheld: [] };

export function readSettings(): Settings | undefined {
  const kept = sessionStorage.getItem(settingsKey);
  return kept === null ? undefined : { ...noSettings, ...(JSON.parse(kept) as Partial<Settings>) }; // written below
}

export const keepSettings = (settings: Settings): void =>
  keepInSession(settingsKey, JSON.stringify(settings));

export const forgetSettings = (): void => sessionStorage.removeItem(settingsKey);
