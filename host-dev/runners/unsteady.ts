import type { Failed } from './browserReport';

/** More than this many failures are no bad luck. */
const most = 2;

/** Tests of security and of what must never be lost: one failure is one too many. */
const certain = new Set([
  'administration.test.ts',
  'consents.test.ts',
  'customerView.test.ts',
  'drafts.test.ts',
  'guard.test.ts',
  'harness.test.ts',
  'leaks.test.ts',
  'newRelease.test.ts',
  'permissions.test.ts',
  'restart.test.ts',
  'roles.test.ts',
  'secondTab.test.ts',
  'skew.test.ts',
  'terminabschluss.test.ts',
]);

/** What no luck explains: findings of axe and errors in the console. */
const neverLuck = /^Error: (accessibility of|errors in the browser)/;

/** The failed tests that may be run once more by themselves: all of them or none. */
export function triedAgain(failed: readonly Failed[]): readonly Failed[] {
  if (failed.length > most) return [];
  const mayBeLuck = ({ file, why }: Failed) =>
    !certain.has(file) && !why.some((text) => neverLuck.test(text));
  return failed.every(mayBeLuck) ? failed : [];
}
