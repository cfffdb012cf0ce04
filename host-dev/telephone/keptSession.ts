import type { TelephoneSession } from '@vp-digital/core/contracts';

export interface KeptSession {
  /** Where it holds. */
  address: string;
  session: TelephoneSession;
  /** Whether the notice was read. */
  isLooking: boolean;
  /** By this telephone's clock, in milliseconds. */
  until: number;
}

const name = 'telephone';

/**
 * Keeps the session in the storage of this tab alone, from its beginning to its end: a telephone fetches the page anew when it
 * likes, and does not always say so before.
 */
export function keepSession(kept: KeptSession): void {
  storage()?.setItem(name, JSON.stringify(kept));
}

/** What is kept for this address and still holds; anything else is forgotten. */
export function keptSession(address: string): KeptSession | undefined {
  const text = storage()?.getItem(name);
  if (!text) return undefined;
  const kept = JSON.parse(text) as KeptSession; // as written above
  if (kept.address === address && kept.until > Date.now()) return kept;
  dropSession();
  return undefined;
}

export function dropSession(): void {
  storage()?.removeItem(name);
}

/** Some browsers refuse it: there a reload asks for a new code. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
