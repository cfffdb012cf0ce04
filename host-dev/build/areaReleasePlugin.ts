import type { AreaManifest, RegistryEntry } from '@vp-digital/core/shell';
import path from 'node:path';
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import { type FetchedByPage, readArea } from './areaManifest';
import { isCompressed } from './compressFilesPlugin';
import { integrityOf, integrityTable } from './integrityPlugin';
import { publishBuild } from './setBack';
import { type AreaBuild } from './areaBuild';
import { inRoot } from './workspace';

/**
 * Completes a release: `area.json` (what a shell knows without loading the area), `release.json` (the area's line
 * in the registry, which can be set again later), `integrity.json` (hash of every file). When everything is written,
 * the line goes into the registry, unless the area was set back; a build that watches publishes nothing.
 */
export class AreaReleasePlugin {
  constructor(private readonly area: AreaBuild) {}

  apply(compiler: Compiler): void {
    const { area } = this;
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    let line: RegistryEntry | undefined;
    compiler.hooks.thisCompilation.tap('AreaRelease', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'AreaRelease', stage }, async () => {
        const { manifest, fetched } = await readArea(area);
        line = {
          ...registryLine(compilation, area, manifest),
          // a build that watches changes files under their names
          ...(compiler.watchMode ? {} : { pageFiles: filesOfPages(compilation, area.name, fetched) }),
        };
        emitJson(compilation, 'area.json', manifest);
        emitJson(compilation, 'release.json', line);
        emitJson(compilation, 'integrity.json', integrity(compilation));
      });
    });
    compiler.hooks.done.tap('AreaRelease', ({ compilation }) => {
      if (!line || compilation.errors.length > 0 || compiler.watchMode) return;
      const stays = publishBuild(area.name, line);
      if (stays)
        console.log(
          `${area.name} was set back to ${stays.version}, and the registry goes on naming it; \`npm run release -- ${area.name}\` puts out another one.`,
        );
    });
  }
}

/** The entry, and what a mount fetches at once; addresses are relative to the registry. */
function registryLine(compilation: Compilation, area: AreaBuild, manifest: AreaManifest): RegistryEntry {
  const filesOf = (group: string, extension: string) =>
    (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) => file.endsWith(extension));
  const inFolder = (file: string) => `${area.folder}/${file}`;
  const [entry = ''] = filesOf(area.container, '.js');
  const table = integrityTable(compilation);
  const preload = [...filesOf('mount', '.js'), ...(table === undefined ? [] : [table])];
  const css = filesOf('mount', '.css');
  const { version, contractVersion, coreVersion, lawVersion } = manifest;
  return {
    version,
    contractVersion,
    coreVersion,
    lawVersion,
    manifest,
    entry: inFolder(entry),
    preload: preload.map(inFolder),
    css: css.map(inFolder),
    integrity: Object.fromEntries(
      [entry, ...preload, ...css].map((file) => [inFolder(file), hashOf(compilation, file)]),
    ),
  };
}

/** By the path of a page: the files that it fetches, German texts too, with their hashes; those of the mount are there. */
function filesOfPages(
  compilation: Compilation,
  area: string,
  pages: ReadonlyMap<string, FetchedByPage>,
): NonNullable<RegistryEntry['pageFiles']> {
  const mount = compilation.namedChunkGroups.get('mount');
  const known = new Set(mount?.getFiles());
  const groups = [...(mount?.childrenIterable ?? [])];
  return Object.fromEntries(
    [...pages].map(([page, { module, texts }]) => {
      const group = groups.find(({ origins }) => origins.some((origin) => moduleOf(origin) === module));
      if (!group) throw new Error(`no files belong to ${page}`);
      const fetched = [
        ...group.getFiles(),
        ...texts.flatMap((file) => scriptsOfTexts(compilation, area, file)),
      ];
      const files = fetched.filter((file) => !known.has(file));
      return [page, Object.fromEntries(files.map((file) => [file, hashOf(compilation, file)]))];
    }),
  );
}

/** Absolute path of what an `import()` asks for. */
const moduleOf = ({ module, request }: ChunkGroup['origins'][number]): string | undefined =>
  module?.context && request ? path.resolve(module.context, request) : undefined;

/** The scripts of one file of an area's German texts. Throws where there is none. */
function scriptsOfTexts(compilation: Compilation, area: string, file: string): string[] {
  const resource = inRoot('locales/de', area, `${file}.json`);
  const module = [...compilation.modules].find((one) => one.nameForCondition() === resource);
  if (!module) throw new Error(`no script has the texts of ${resource}`);
  return [...compilation.chunkGraph.getModuleChunks(module)].flatMap((chunk) => [...chunk.files]);
}

const hashOf = (compilation: Compilation, file: string): string => {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`${file} was not built`);
  return integrityOf(asset.source.buffer());
};

const integrity = (compilation: Compilation) =>
  Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => !isCompressed(name)) // browsers check what they have unpacked
      .map(({ name, source }): [string, string] => [name, integrityOf(source.buffer())])
      .sort(),
  );

const emitJson = (compilation: Compilation, name: string, content: object) =>
  compilation.emitAsset(name, new webpack.sources.RawSource(`${JSON.stringify(content, undefined, 2)}\n`));
