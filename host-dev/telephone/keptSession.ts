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
 * Keeps the session for the time that nobody sees the page: reloaded or fetched anew, it goes on. It is in the storage of
 * this tab alone, and not while the page is seen: a copy of the tab has none of its own.
 */
export function keepSession(kept: KeptSession): void {
  storage()?.setItem(name, JSON.stringify(kept));
}

/** What was kept for this address and still holds, taken out of the storage. */
export function takeSession(address: string): KeptSession | undefined {
  const text = storage()?.getItem(name);
  dropSession();
  if (!text) return undefined;
  const kept = JSON.parse(text) as KeptSession; // as written above
  return kept.address === address && kept.until > Date.now() ? kept : undefined;
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
