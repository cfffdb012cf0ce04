import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { declarationOf, declareTexts } from './declareTexts';

describe('declarations of texts', () => {
  let folder = '';
  const from = () => path.join(folder, 'locales');
  const to = () => path.join(folder, 'cache');
  const declared = () => path.join(to(), 'de/start.d.json.ts');
  const write = (texts: object) => {
    mkdirSync(path.join(from(), 'de'), { recursive: true });
    writeFileSync(path.join(from(), 'de/start.json'), JSON.stringify(texts));
    declareTexts(from(), to());
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('say which texts there are, not what they say', () => {
    assert.equal(
      declarationOf('{ "name": "Start", "head": { "one": "a \\"$string\\"" } }'),
      'declare const texts: {"name":string,"head":{"one":string}};\nexport default texts;\n',
    );
  });

  it('stay untouched where only the wording changes, and follow a key', () => {
    write({ name: 'Start' });
    utimesSync(declared(), 1, 1);
    write({ name: 'Anfang' });
    assert.equal(statSync(declared()).mtimeMs, 1000);
    write({ title: 'Anfang' });
    assert.equal(readFileSync(declared(), 'utf8'), declarationOf('{ "title": "" }'));
  });

  it('go with their texts', () => {
    write({ name: 'Start' });
    rmSync(path.join(from(), 'de/start.json'));
    declareTexts(from(), to());
    assert.equal(existsSync(declared()), false);
  });
});
