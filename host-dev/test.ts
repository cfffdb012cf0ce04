import { mkdirSync, writeFileSync } from 'node:fs';
import { browser } from './runners/browser';
import { bundles } from './runners/bundles';
import { checks } from './runners/checks';
import { atLeastOne, type Count, type Runner } from './runners/count';
import { services, slow } from './runners/services';
import { slowest } from './runners/slowest';
import { units } from './runners/units';

const runners: Record<string, Runner> = { checks, units, services, slow, build: bundles, browser };
/** Read by `.ci/run`, which lists them once more at its very end. */
const failureList = 'test-results/failures.txt';
/** Read by `.ci/run` likewise: tests that passed at the second try. */
const unsteadyList = 'test-results/unsteady.txt';
const onlyByName = new Set(['slow']);

/** `npm test` runs everything but `slow`; `npm test -- services browser` runs what is named. */
async function test(names: string[]): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(runners, name));
  if (unknown) throw new Error(`There are no tests “${unknown}”, only ${Object.keys(runners).join(', ')}.`);
  mkdirSync('test-results', { recursive: true });
  for (const list of [failureList, unsteadyList]) writeFileSync(list, '');
  const total: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  const broken: string[] = [];
  const unsteady: string[] = [];
  const start = performance.now();
  for (const [name, runner] of Object.entries(runners)) {
    if (names.length > 0 ? !names.includes(name) : onlyByName.has(name)) continue;
    console.log(`\n── ${runner.name} ──`);
    const began = performance.now();
    const {
      passed,
      failed,
      failures = [],
      unsteady: again = [],
      times = [],
    } = atLeastOne(await runner.run());
    if (times.length > 1) console.log(`\nSlowest files of the ${runner.name}:\n${slowest(times)}`);
    total.passed += passed;
    total.failed += failed;
    lines.push(`${runner.name}: ${passed} passed, ${failed} failed, ${minutesSince(began)}`);
    unsteady.push(...again.map((text) => `~ unsteady: ${text}\n`));
    broken.push(...failures.map((text) => `✗ ${runner.name}, ${text}\n`));
  }
  writeFileSync(failureList, broken.join(''));
  writeFileSync(unsteadyList, unsteady.join(''));
  if (broken.length > 0) console.log(`\n${broken.join('')}`);
  lines.push(`all of it: ${minutesSince(start)}`);
  console.log(`\n${lines.join('\n')}\n${unsteady.join('')}${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

const minutesSince = (start: number) => `${((performance.now() - start) / 60_000).toFixed(1)} min`;

test(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
