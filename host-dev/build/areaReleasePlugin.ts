import { createHash } from 'node:crypto';
import type { RegistryEntry } from '@vp-digital/core/shell';
import { type Compilation, type Compiler, sources } from 'webpack';
import { readAreaManifest } from './areaManifest';
import { writeIndexPage } from './indexPage';
import { ownCode } from './ownCode';
import { writeRegistryEntry } from './registry';
import { type AreaBuild, inRoot } from './workspace';

/**
 * Completes a release: `area.json` (what a shell knows without loading the area), `own-code.json` (what counts
 * against its budget), `integrity.json` (hash of every file) and, when everything is written, the area's line in
 * the registry.
 */
export class AreaReleasePlugin {
  constructor(private readonly area: AreaBuild) {}

  apply(compiler: Compiler): void {
    const { area } = this;
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    let entry: RegistryEntry | undefined;
    compiler.hooks.thisCompilation.tap('AreaRelease', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'AreaRelease', stage }, async () => {
        compilation.fileDependencies.addAll(
          ['de', 'en'].map((language) => inRoot('locales', language, 'routes.json')),
        );
        const manifest = await readAreaManifest(area);
        emitJson(compilation, 'area.json', manifest);
        emitJson(compilation, 'own-code.json', ownCode(compilation));
        emitJson(compilation, 'integrity.json', integrity(compilation));
        const { entryScripts, preload, css } = loadedFirst(compilation, area);
        const { version, contractVersion, coreVersion } = manifest;
        const [script = ''] = entryScripts;
        entry = { version, contractVersion, coreVersion, entry: script, preload, css, manifest };
      });
    });
    compiler.hooks.done.tap('AreaRelease', ({ compilation }) => {
      if (!entry || compilation.errors.length > 0) return;
      writeRegistryEntry(area.name, entry);
      writeIndexPage();
    });
  }
}

/** The entry, and what a mount fetches at once; addresses are relative to the registry. */
function loadedFirst(compilation: Compilation, area: AreaBuild) {
  const filesOf = (group: string, extension: string) =>
    (compilation.namedChunkGroups.get(group)?.getFiles() ?? [])
      .filter((file) => file.endsWith(extension))
      .map((file) => `${area.folder}/${file}`);
  return {
    entryScripts: filesOf(area.container, '.js'),
    preload: filesOf('mount', '.js'),
    css: filesOf('mount', '.css'),
  };
}

const integrity = (compilation: Compilation) =>
  Object.fromEntries(
    compilation
      .getAssets()
      .map(({ name, source }): [string, string] => [
        name,
        `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
      ])
      .sort(),
  );

const emitJson = (compilation: Compilation, name: string, content: object) =>
  compilation.emitAsset(name, new sources.RawSource(`${JSON.stringify(content, undefined, 2)}\n`));
