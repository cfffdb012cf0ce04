import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type CheckStep, namedSteps, readChoice, stepsAfterChange } from './chosenSteps';

const steps: CheckStep[] = [
  { name: 'lint', command: ['lint', '.'], after: /\.tsx?$/, ofFiles: (files) => ['lint', ...files] },
  { name: 'types', command: ['types'], after: /\.(ts|json)$/, again: ['types', 'again'] },
  { name: 'texts', command: ['texts'], after: /\.json$/ },
  { name: 'cycles', command: ['cycles'] },
];

const after = (present: string[], gone: string[] = []) =>
  stepsAfterChange(steps, { present, gone }).map(({ command }) => command.join(' '));

describe('the arguments of npm run check', () => {
  it('name steps, or ask for what changed, since a commit too', () => {
    assert.deepEqual(readChoice([]), { names: [], changed: false });
    assert.deepEqual(readChoice(['types', 'lint']), { names: ['types', 'lint'], changed: false });
    assert.deepEqual(readChoice(['--changed']), { names: [], changed: true });
    assert.deepEqual(readChoice(['--changed', '--base', 'a1']), { names: [], changed: true, base: 'a1' });
  });

  it('are refused where nobody knows them, or where a commit is named for nothing', () => {
    assert.throws(() => readChoice(['--chnged']), /--chnged/);
    assert.throws(() => readChoice(['--base', 'a1']), /--changed/);
  });
});

describe('steps by name', () => {
  it('are all where none is named, else those, in their own order', () => {
    assert.deepEqual(namedSteps(steps, []), steps);
    assert.deepEqual(
      namedSteps(steps, ['cycles', 'lint']).map(({ name }) => name),
      ['lint', 'cycles'],
    );
  });

  it('are listed where one is unknown', () => {
    assert.throws(() => namedSteps(steps, ['types', 'typos']), /“typos”, only lint, types, texts, cycles\./);
  });
});

describe('steps after a change', () => {
  it('judge the changed files alone where that is enough, and all where it is not', () => {
    assert.deepEqual(after(['src/a.ts', 'docs/b.md']), ['lint src/a.ts', 'types again']);
  });

  it('are left out where no file concerns them, or where they are not quick', () => {
    assert.deepEqual(after(['locales/de/analysis.json']), ['types again', 'texts']);
    assert.deepEqual(after(['docs/b.md']), []);
    assert.deepEqual(after([]), []);
  });

  it('read no file that is gone, but ask the others what its going has broken', () => {
    assert.deepEqual(after([], ['src/a.ts']), ['types again']);
    assert.deepEqual(after(['src/b.ts'], ['src/a.ts']), ['lint src/b.ts', 'types again']);
  });
});
