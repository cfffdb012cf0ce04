import { keepInSession } from './keepInSession';

const key = 'vp.recentHouseholds';
const most = 5;

/** Ids of the households opened in this session, the last first. Only ids lie in the storage, and go at sign-out. */
export const readRecentHouseholds = (): string[] =>
  (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean);

export function rememberHousehold(householdId: string): void {
  const others = readRecentHouseholds().filter((other) => other !== householdId);
  keepInSession(key, [householdId, ...others].slice(0, most).join(' '));
}
