/** A kind of tests with its place in the run. */
export interface Suite {
  /** How `npm test -- <key>` names it. */
  key: SuiteKey;
  /** Part of `npm test -- --all`, not of a plain `npm test`. */
  onlyWithAll?: true;
  /** Left out when a run would take too long; every other suite always runs. */
  mayBeLeftOut?: true;
}

export type SuiteKey =
  | 'checks'
  | 'build'
  | 'units'
  | 'services'
  | 'postgres'
  | 'kills'
  | 'browser'
  | 'english'
  | 'slow';

/** In the order they run: optional suites come last, the most informative of them first. */
export const suites: readonly Suite[] = [
  { key: 'checks' },
  { key: 'build' },
  { key: 'units' },
  { key: 'services' },
  { key: 'postgres', onlyWithAll: true },
  { key: 'kills', onlyWithAll: true },
  { key: 'browser' },
  { key: 'english', mayBeLeftOut: true },
  { key: 'slow', onlyWithAll: true, mayBeLeftOut: true },
];

export interface Wanted {
  /** `--all`: includes what a plain run leaves to `.ci/run`. */
  all: boolean;
  /** Suites by their keys; empty if none were chosen. */
  keys: readonly string[];
}

/** The suites that a command line asks for. Throws on an unknown key. */
export function suitesOf({ all, keys }: Wanted): readonly Suite[] {
  const known: readonly string[] = suites.map(({ key }) => key);
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new Error(`There are no tests “${unknown}”, only ${known.join(', ')}; --all means every one.`);
  if (keys.length > 0) return suites.filter(({ key }) => keys.includes(key));
  return suites.filter(({ onlyWithAll }) => all || !onlyWithAll);
}
