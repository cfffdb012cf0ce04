import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';
import { IntegrityPlugin, integrityOf } from './integrityPlugin';

let folder: string;
beforeEach(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'integrity-')));
  writeFileSync(path.join(folder, 'entry.js'), "globalThis.load = () => import('./page.js');");
  writeFileSync(path.join(folder, 'page.js'), "export const says = 'page';");
  await build();
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = (name = '') => path.join(folder, 'dist', name);
const fileNamed = (name: RegExp) => readdirSync(built()).find((file) => name.test(file)) ?? '';
const table = () => fileNamed(/^integrity\.[0-9a-f]{8}\.js$/);
const page = () => fileNamed(/^\d+\.[0-9a-f]{8}\.js$/);

function build(): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    context: folder,
    entry: { vp_area: './entry.js' },
    output: {
      path: built(),
      publicPath: 'https://areas.example/',
      chunkFilename: '[name].[contenthash:8].js',
      filename: 'entry.js',
    },
    plugins: [new IntegrityPlugin()],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? stats?.compilation.errors[0];
      if (problem) reject(problem);
      else compiler.close(() => resolve());
    });
  });
}

interface Script {
  src: string;
  integrity?: string;
  onload(event: { type: string }): void;
  onerror(event: { type: string; target: Script }): void;
}

/** The entry in a page of its own, whose requests the test answers; browsers check what stands in `integrity`. */
function startEntry(query = '') {
  const asked: Script[] = [];
  const document = {
    currentScript: { src: `https://areas.example/entry.js${query}` },
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute() {} }),
    head: { appendChild: (script: Script) => asked.push(script) },
  };
  const global: Record<string, unknown> = { document, URL, setTimeout: () => 0, clearTimeout() {} };
  Object.assign(global, { self: global, window: { location: { origin: 'https://shell.example' } } });
  const context = vm.createContext(global);
  const run = (file: string) => vm.runInContext(readFileSync(built(file), 'utf8'), context);
  run('entry.js');
  const last = () => asked.at(-1) ?? { src: '', onload() {}, onerror() {} };
  return {
    asked: () => asked.map(({ src, integrity }) => [src.split('/').pop(), integrity]),
    load: () => Promise.resolve(vm.runInContext('load()', context)) as Promise<{ says: string }>, // see `page.js`
    comes(file: string) {
      run(file);
      last().onload({ type: 'load' });
    },
    /** A browser says the same of a file that is not there and of one with another content. */
    isRefused: () => last().onerror({ type: 'error', target: last() }),
    holds: (hashes: Record<string, string>) => {
      global['vpIntegrity'] = { [table()]: hashes };
      last().onload({ type: 'load' });
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const hashOf = (file: string) => integrityOf(readFileSync(built(file)));

test('an entry asks for the table of hashes first, then for a file by its hash', async () => {
  const entry = startEntry();
  const loading = entry.load();
  expect(entry.asked()).toEqual([[table(), hashOf(table())]]);
  entry.comes(table());
  await settled();
  expect(entry.asked().slice(1)).toEqual([[page(), hashOf(page())]]);
  entry.comes(page());
  expect((await loading).says).toBe('page');
});

test('a table that does not come, or is another one, refuses every file until it comes', async () => {
  const entry = startEntry();
  const loading = entry.load();
  entry.isRefused();
  await expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(entry.asked()).toHaveLength(1);

  const again = entry.load();
  expect(entry.asked()).toHaveLength(2);
  entry.comes(table());
  await settled();
  entry.comes(page());
  expect((await again).says).toBe('page');
});

test('a script that says nothing in place of the table refuses every file', async () => {
  const entry = startEntry();
  const loading = entry.load();
  writeFileSync(built('empty.js'), '');
  entry.comes('empty.js');
  await expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(entry.asked()).toHaveLength(1);
});

test('a file that the table does not know is asked for by a hash that no file has', async () => {
  const entry = startEntry();
  void entry.load().catch(() => {});
  entry.holds({});
  await settled();
  expect(entry.asked()[1]).toEqual([page(), expect.stringMatching(/^sha256-A{43}=$/)]);
});

test('a retry of the area asks for the table by the address of the retry', () => {
  const entry = startEntry('?retry=1');
  void entry.load().catch(() => {});
  expect(entry.asked()).toEqual([[`${table()}?retry=1`, hashOf(table())]]);
});

test('the entry holds the hash of the table alone', () => {
  const entry = readFileSync(built('entry.js'), 'utf8');
  expect(entry).toContain(`${table()} ${hashOf(table())}`);
  expect(entry).not.toContain(hashOf(page()));
});
