import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Loader, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Bundle {
  /** What stands in the place of each file, in the same order. */
  files: readonly string[];
  /** What stands in the place of the programs that tests start: `programs.ts` looks here. */
  programs: string;
  /** The file that one was made of, below the root; of any other its own name. */
  sourceOf(file: string): string;
  remove(): void;
}

/**
 * Test files, and the programs that they start, as JavaScript: to read hundreds of files of TypeScript takes each
 * process longer than most tests. What several use lies in one file for all of them. Packages stay where they are, and
 * a file goes on finding what lies beside its source. Node's runner sorts what it is given by name, so each file has a
 * name that keeps its place.
 */
export async function bundle(files: readonly string[], programs: readonly URL[]): Promise<Bundle> {
  const caches = join(root, 'node_modules/.cache'); // packages are looked for above the files
  mkdirSync(caches, { recursive: true });
  const folder = mkdtempSync(join(caches, 'vp-tests-'));
  const entries = files.map((file, place) => {
    const source = relative(root, file);
    return { in: file, out: `${String(place).padStart(3, '0')}/${source.replace(/\.ts$/, '')}`, source };
  });
  const started = programs.map((program) => {
    const file = fileURLToPath(program);
    return { in: file, out: `programs/${relative(root, file).replace(/\.ts$/, '')}` };
  });
  await build({
    absWorkingDir: root,
    entryPoints: [...entries, ...started].map(({ in: source, out }) => ({ in: source, out })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    tsconfig: join(root, 'tsconfig.json'),
    plugins: [ownAddresses],
  });
  const made = (out: string) => join(folder, `${out}.mjs`);
  const sources = new Map(entries.map(({ out, source }) => [made(out), source]));
  return {
    files: entries.map(({ out }) => made(out)),
    programs: join(folder, 'programs'),
    sourceOf: (file) => sources.get(file) ?? relative(root, file),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** `import.meta` speaks of the source, not of the file that it became part of. */
const ownAddresses: Plugin = {
  name: 'own addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.m?[jt]sx?$/ }, ({ path }) => {
      if (path.includes('/node_modules/')) return undefined;
      const contents = readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: loaderOf(path) };
    });
  },
};

const loaderOf = (path: string): Loader => {
  const ending = extname(path).slice(1);
  return ending === 'mjs' ? 'js' : (ending as 'js' | 'jsx' | 'ts' | 'tsx'); // as the filter says
};
