import { existsSync } from 'node:fs';
import path from 'node:path';
import { failedIn, passedIn, timesIn } from './browserReport';
import { slowest } from './slowest';
import { forgiven, unforgivenFiles } from './unsteady';

const failed = (file: string, title = 'a', why = 'Test timeout of 90000ms exceeded.') => ({
  file,
  title,
  why: [why],
});

test('a test that passes when it runs once more is forgiven, one that fails again is not', () => {
  const [one, other] = [failed('pkv.test.ts'), failed('pkv.test.ts', 'b')];
  expect(forgiven([one, other], [one])).toEqual([one]);
  expect(forgiven([one, other], [])).toEqual([]);
});

test('up to five may have had bad luck, six have not, whatever they do at the second try', () => {
  const many = Array.from({ length: 6 }, (_, index) => failed('pkv.test.ts', `test ${index}`));
  expect(forgiven(many.slice(1), many)).toHaveLength(5);
  expect(forgiven(many, many)).toEqual([]);
});

test.each([
  failed('permissions.test.ts'),
  failed('drafts.test.ts'),
  failed('terminabschluss.test.ts'),
  failed('cartPositions.test.ts'),
  failed('healthChart.test.ts'),
  failed('pkv.test.ts', 'a', 'Error: accessibility of http://localhost/haushalt\n\nexpect(received)'),
  failed('pkv.test.ts', 'a', 'Error: errors in the browser\n\nexpect(received)'),
])('no luck explains security, lost data, cart, closing, health, axe or the console: $file $why', (one) => {
  const harmless = failed('paper.test.ts');
  expect(forgiven([harmless, one], [harmless, one])).toEqual([harmless]);
});

test('each file that is never forgiven is there under its name', () => {
  const missing = unforgivenFiles.filter(
    (file) => !existsSync(path.join(process.cwd(), 'host-dev/e2e', file)),
  );
  expect(missing).toEqual([]);
});

test('a report says what failed, in every depth, and why without colours', () => {
  const spec = (title: string, ...messages: string[]) => ({
    ok: messages.length === 0,
    title,
    file: 'pkv.test.ts',
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 2, flaky: 0 },
    suites: [
      { specs: [spec('one', '\u001b[31mred\u001b[39m', 'two')], suites: [{ specs: [spec('deep', 'x')] }] },
      { specs: [spec('fine')] },
    ],
  };
  expect(failedIn(report)).toEqual([
    { file: 'pkv.test.ts', title: 'one', why: ['red', 'two'] },
    { file: 'pkv.test.ts', title: 'deep', why: ['x'] },
  ]);
  expect(passedIn(report).map(({ title }) => title)).toEqual(['fine']);
});

test('the slowest files stand first, each with all of its tests, ten at most', () => {
  const spec = (file: string, ...durations: number[]) => ({
    ok: true,
    title: file,
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    stats: { expected: 3, unexpected: 0, flaky: 0 },
    suites: [
      { specs: [spec('quick.test.ts', 400)], suites: [{ specs: [spec('slow.test.ts', 1_000, 500)] }] },
      { specs: [spec('slow.test.ts', 11_000)] },
    ],
  };
  expect(slowest(timesIn(report))).toBe('   12.5 s  slow.test.ts\n    0.4 s  quick.test.ts');
  const many = Array.from({ length: 12 }, (_, index) => ({ file: `${index}`, seconds: index }));
  expect(slowest(many).split('\n')).toHaveLength(10);
});
