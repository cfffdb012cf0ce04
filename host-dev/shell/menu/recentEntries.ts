import { keepInSession } from '../storage/keepInSession';

const key = 'vp.menu.recent';
const MOST = 20;

/** Codes of the menu entries opened in this session, the last first. They name screens, never persons. */
export function readRecentEntries(): string[] {
  return (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean);
}

export function rememberEntry(code: string): void {
  const others = readRecentEntries().filter((other) => other !== code);
  keepInSession(key, [code, ...others].slice(0, MOST).join(' '));
}
