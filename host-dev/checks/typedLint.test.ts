import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';

const root = process.cwd();
let folder = '';

/** The rules that a file with this code breaks. The folder lies within the project, where the linter finds its programs. */
function brokenRules(name: string, code: string): string[] {
  writeFileSync(path.join(folder, name), code);
  const options = ['--type-aware', '--config', 'host-dev/checks/oxlint.typed.json', '--format', 'json'];
  const { stdout } = spawnSync('node_modules/.bin/oxlint', [...options, path.join(folder, name)], {
    cwd: root,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] }; // oxlint's own format
  return [...new Set(diagnostics.map(({ code }) => code.replace(/^.*\((.*)\)$/, '$1')))].sort();
}

describe('rules that need types', () => {
  before(() => {
    mkdirSync(path.join(root, 'test-results'), { recursive: true });
    folder = mkdtempSync(path.join(root, 'test-results/typed-lint-'));
    const compilerOptions = { strict: true, target: 'ES2022', lib: ['ES2023'], module: 'ESNext', types: [] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  });
  after(() => rmSync(folder, { recursive: true }));

  it('find a promise that nobody waits for', () => {
    assert.deepEqual(brokenRules('floating.ts', 'export const go = () => { void 0; Promise.resolve(1); };'), [
      'no-floating-promises',
    ]);
  });

  it('find a case that a switch forgets', () => {
    const code = "export function of(kind: 'a' | 'b') { switch (kind) { case 'a': return 1; } return 0; }";
    assert.deepEqual(brokenRules('forgotten.ts', code), ['switch-exhaustiveness-check']);
  });

  it('find what nobody knows the type of, but for matchers in tests', () => {
    const code = "const read: any = JSON.parse('{}');\nexport const name: string = read;\n";
    assert.deepEqual(brokenRules('unsafe.ts', code), ['no-unsafe-assignment']);
    assert.deepEqual(brokenRules('unsafe.test.ts', code), []);
  });

  it('find an object in a text, and let a number be one', () => {
    const code =
      'export const text = (value: object) => `${value}`;\nexport const sum = (value: number) => `${value}`;\n';
    assert.deepEqual(brokenRules('text.ts', code), ['no-base-to-string', 'restrict-template-expressions']);
  });
});
