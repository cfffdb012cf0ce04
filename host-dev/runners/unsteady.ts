import type { Failed } from './browserReport';

/** If more tests than this fail at the first try, something is wrong, whatever they do at the second. */
const most = 5;

/** Tests of security, of what must never be lost, of the cart, of closing an appointment and of health. */
const unforgiven = [
  'administration',
  'amidTyping',
  'consents',
  'customerView',
  'devicePin',
  'drafts',
  'frame',
  'guard',
  'harness',
  'leaks',
  'newRelease',
  'permissions',
  'plantedValues',
  'registry',
  'restart',
  'roles',
  'secondTab',
  'skew',
  'telephone',
  'terminabschluss',
] as const;

/** Includes features still to be built, by file name, from their first test on. */
const byName = /cart|checkout|closing|health|security|warenkorb/i;

const isUnforgiven = (file: string): boolean =>
  byName.test(file) || unforgiven.some((name) => file === fileOf(name));

const fileOf = (name: string) => `${name}.test.ts`;

/** Names of files that are never forgiven: each must exist, or a renamed one would be forgiven silently. */
export const unforgivenFiles: readonly string[] = unforgiven.map(fileOf);

/** Never down to chance: findings of axe and errors in the console. */
const neverLuck = /^Error: (accessibility of|errors in the browser)/;

/**
 * The failed tests that count as passed: they passed when run again, neither file nor error is excluded, and few enough
 * failed. `passedAgain` holds those that passed at the second try.
 */
export function forgiven(failed: readonly Failed[], passedAgain: readonly Failed[]): readonly Failed[] {
  if (failed.length > most) return [];
  return failed.filter(
    (test) =>
      passedAgain.some((again) => isSame(test, again)) &&
      !isUnforgiven(test.file) &&
      !test.why.some((text) => neverLuck.test(text)),
  );
}

/** Whether both are the same test. */
export const isSame = (one: Test, other: Test): boolean =>
  one.file === other.file && one.title === other.title;

type Test = Pick<Failed, 'file' | 'title'>;
