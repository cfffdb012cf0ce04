import { failedIn, timesIn } from './browserReport';
import { slowest } from './slowest';
import { triedAgain } from './unsteady';

const failed = (file: string, why = 'Test timeout of 90000ms exceeded.') => ({
  file,
  title: 'a',
  why: [why],
});

test('one or two tests may have had bad luck, three have not', () => {
  const two = [failed('pkv.test.ts'), failed('paper.test.ts')];
  expect(triedAgain(two)).toEqual(two);
  expect(triedAgain([...two, failed('walk.test.ts')])).toEqual([]);
});

test.each([
  failed('permissions.test.ts'),
  failed('drafts.test.ts'),
  failed('pkv.test.ts', 'Error: accessibility of http://localhost/haushalt\n\nexpect(received)'),
  failed('pkv.test.ts', 'Error: errors in the browser\n\nexpect(received)'),
])('no luck explains security, what was lost, axe or the console: $file $why', (one) => {
  expect(triedAgain([failed('paper.test.ts'), one])).toEqual([]);
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
