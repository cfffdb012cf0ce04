import { areLocked, lockedPackages } from './lockedPackages';
import { entriesOfArea, entriesOfShell, sourcesOf } from './sources';

describe('the sources of a bundle', () => {
  const { files, packages } = sourcesOf(entriesOfArea('pkv'));

  it('are what it reaches by any kind of import: pages, texts of both languages, styles, floors', () => {
    for (const file of [
      'remotes/pkv/mount.tsx',
      'remotes/pkv/area.ts',
      'remotes/pkv/package.json',
      'locales/de/pkv/common.json',
      'locales/en/pkv/common.json',
      'locales/de/pkv/pkvCosts.json',
      'locales/en/pkv/pkvCosts.json',
      'src/reference/routes/screens/pkv.ts',
      'src/ui/index.ts',
      'src/ui/page/Page.module.css',
      'src/finance/index.ts',
    ])
      expect(files).toContain(file);
    expect(packages).toEqual(expect.arrayContaining(['react', '@mantine/core', 'zod']));
  });

  it('are neither tests nor anything of another area: what changes there leaves it as it is', () => {
    expect(files.filter((file) => /\.test\./.test(file))).toEqual([]);
    expect(files.filter((file) => file.startsWith('remotes/') && !file.startsWith('remotes/pkv/'))).toEqual(
      [],
    );
    expect(files.filter((file) => /^locales\/.*\/(analysis|haushalt|shell)\b/.test(file))).toEqual([]);
  });

  it('hold what a worker begins with, though nobody imports it', () => {
    const { files } = sourcesOf(entriesOfArea('gespraechszusammenfassung'));
    expect(files).toContain('remotes/gespraechszusammenfassung/shared/report/pdf.worker.ts');
    expect(files).toContain('src/pdf/createPdf.ts');
  });

  it('are of the shell every floor that areas may ask it for, and the pages beside it', () => {
    const { files } = sourcesOf(entriesOfShell());
    expect(files).toContain('src/parts/index.ts');
    expect(files.some((file) => file.startsWith('host-dev/shell/legal/'))).toBe(true);
  });
});

describe('locked packages', () => {
  const placesOf = (name: string) => lockedPackages('remotes/pkv', [name]).map((line) => line.split(' ')[0]);

  it('are those asked for with everything that they need, by version and hash', () => {
    expect(placesOf('react-dom')).toEqual([
      'node_modules/react',
      'node_modules/react-dom',
      'node_modules/scheduler',
    ]);
    expect(lockedPackages('remotes/pkv', ['react'])).toEqual([
      expect.stringMatching(/^node_modules\/react \d+\.\d+\.\d+ sha512-/),
    ]);
  });

  it('are known to be there or not, whatever another commit needed', () => {
    expect(areLocked('remotes/pkv', ['react', 'react-dom'])).toBe(true);
    expect(areLocked('remotes/pkv', ['react', 'gone-from-the-lock-file'])).toBe(false);
  });

  it('are looked for in the folder that asks first', () => {
    expect(lockedPackages('remotes/haushalt', ['@dnd-kit/core']).length).toBeGreaterThan(1);
  });

  it('are never passed over', () => {
    expect(() => lockedPackages('remotes/pkv', ['no-such-package'])).toThrow(
      /no-such-package for remotes\/pkv/,
    );
  });
});
