import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { browser, everyPageInEnglish } from './runners/browser';
import { bundles } from './runners/bundles';
import { checks } from './runners/checks';
import { atLeastOne, type Count, failure, type Runner } from './runners/count';
import { type Finished, isLeftOut, slowness, type SuiteTimes } from './runners/schedule';
import { kills, services, servicesOnPostgres, slow } from './runners/services';
import { slowest } from './runners/slowest';
import { measureSlowness } from './runners/speed';
import { type SuiteKey, suitesOf } from './runners/suites';
import { units } from './runners/units';

const runners: Readonly<Record<SuiteKey, Runner>> = {
  checks,
  build: bundles,
  units,
  services,
  postgres: servicesOnPostgres,
  kills,
  browser,
  english: everyPageInEnglish,
  slow,
};

/** Reviewed, as what is left out follows from it; `--keep-times` writes it anew. */
const timesFile = 'host-dev/runners/suiteTimes.json';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    /** When the run has to be over, in minutes from now. */
    minutes: { type: 'string' },
    'keep-times': { type: 'boolean', default: false },
  },
});

/**
 * `npm test` runs what a change needs, `npm test -- services browser` what is named, `npm test -- --all` everything. With
 * `--minutes 80` what may be left out starts only if it ends in time; it is named before the last line.
 */
async function test(): Promise<void> {
  const wanted = suitesOf({ all: values.all, keys: positionals });
  const limit = values.minutes === undefined ? undefined : Number(values.minutes);
  if (limit !== undefined && !(limit > 0)) throw new Error(`--minutes: “${values.minutes}” is no time`);
  const kept = JSON.parse(readFileSync(timesFile, 'utf8')) as SuiteTimes; // written below
  mkdirSync('test-results', { recursive: true });
  const start = performance.now();
  const measured = await measureSlowness();
  // read where something is waited for: services/testing/patience.ts
  process.env['VP_TEST_SLOWNESS'] = Math.max(1, measured).toFixed(2);
  console.log(`This machine takes ${measured.toFixed(1)} times as long as that of the kept times.`);

  const finished: (Finished & { key: SuiteKey; name: string; count: Count })[] = [];
  const leftOut: string[] = [];
  for (const suite of wanted) {
    const { [suite.key]: runner } = runners;
    const slower = slowness(measured, finished, kept);
    if (isLeftOut(suite, { elapsed: minutesSince(start), limit, slowness: slower, kept })) {
      leftOut.push(runner.name);
      continue;
    }
    console.log(`\n── ${runner.name} ──`);
    const began = performance.now();
    const count = await runToItsEnd(runner);
    finished.push({ key: suite.key, name: runner.name, count, minutes: minutesSince(began) });
    if (count.times && count.times.length > 1)
      console.log(`\nSlowest files of the ${runner.name}:\n${slowest(count.times)}`);
  }

  const total = (kind: 'passed' | 'failed') => finished.reduce((sum, { count }) => sum + count[kind], 0);
  const broken = finished.flatMap(({ name, count: { failures = [] } }) =>
    failures.map((text) => `✗ ${name}, ${text}`),
  );
  const unsteady = finished.flatMap(({ count }) => count.unsteady ?? []);
  const lines = [
    '',
    ...broken.flatMap((text) => [text, '']),
    ...finished.map(
      ({ key, name, count, minutes }) =>
        `${name}: ${count.passed} passed, ${count.failed} failed, ${minutes.toFixed(1)} min (kept: ${kept[key]?.toFixed(1) ?? '–'})`,
    ),
    `all of it: ${minutesSince(start).toFixed(1)} min`,
    ...unsteady.map((text) => `~ unsteady: ${text}`),
    ...(leftOut.length > 0 ? [`NOT RUN: ${leftOut.join('; ')}`] : []),
    `${total('passed')} passed, ${total('failed')} failed`,
  ];
  console.log(lines.join('\n'));
  if (values['keep-times']) keepTimes(kept, finished, measured);
  process.exitCode = total('failed') === 0 && finished.length > 0 ? 0 : 1;
}

/** A runner that breaks is a failure of its own; the others go on. */
async function runToItsEnd(runner: Runner): Promise<Count> {
  try {
    return atLeastOne(await runner.run());
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, failures: [failure('the runner itself', String(error))] };
  }
}

/** As long as each would have taken on the machine of the others. */
function keepTimes(kept: SuiteTimes, finished: readonly Finished[], measured: number): void {
  const times = finished.map(({ key, minutes }) => [key, Number((minutes / measured).toFixed(1))]);
  writeFileSync(timesFile, `${JSON.stringify({ ...kept, ...Object.fromEntries(times) }, null, 2)}\n`);
}

const minutesSince = (start: number) => (performance.now() - start) / 60_000;

test().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
