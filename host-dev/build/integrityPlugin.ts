import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, runtime } = webpack;

/** Of a container: address of a file → its hash, as an element's `integrity`. */
const integrityAt = `${RuntimeGlobals.require}.vpIntegrity`;
const placeholder = 'vp-name-and-hash-of-the-table';

/**
 * The chain of trust of a release: the registry knows the hash of the entry, the entry that of one file, the table of
 * hashes, and the table those of all other scripts and style sheets. The browser runs nothing that differs. The table is a
 * script, so that a shell of any age fetches it ahead as it does every script, and any browser checks it. The entry's name
 * does not follow its last change, but it changes whenever a hash does: it holds the names of the files, and those carry
 * hashes of their content.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('Integrity', (chunk, requirements) => {
          if (!chunk.name?.startsWith('vp_')) return;
          requirements.add(RuntimeGlobals.loadScript).add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new IntegrityModule());
        });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        (source) => `${source}\n${setOn('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'Integrity',
        (source, { tag, href }) => `${source}\n${setOn(tag, href)}`,
      );
      compilation.hooks.processAssets.tap({ name: 'Integrity', stage }, () => addTable(compilation));
    });
  }
}

/** Nobody finds a second file of the same one. */
const algorithm = 'sha256';

/** Hash of a file as browsers check it (W3C Subresource Integrity). */
export const integrityOf = (content: Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Of no file: a browser runs nothing under it. An element without a hash would run anything. */
const hashOfNothing = `${algorithm}-${'A'.repeat(43)}=`;

/** A container's runtime without the plugin, and that of a worker, have no hashes. */
const setOn = (element: string, address: string) =>
  `if (${integrityAt}) ${element}.integrity = ${integrityAt}(${address});`;

/** Name of the table of a release; none in a build that watches. */
export const integrityTable = (compilation: Compilation): string | undefined =>
  compilation.getAssets().find(({ name }) => /^integrity\.[0-9a-f]{8}\.js$/.test(name))?.name;

/** The table comes before any chunk is asked for; while it does not come or is another, none is. */
class IntegrityModule extends RuntimeModule {
  constructor() {
    super('integrity', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const ensureChunk = RuntimeGlobals.ensureChunk;
    return `
      var table = ${JSON.stringify(placeholder)}.split(' ');
      var startedBy = document.currentScript ? new URL(document.currentScript.src).search : '';
      var hashes, reading;
      ${integrityAt} = function (address) {
        var file = address.split('?')[0].split('/').pop();
        return (file === table[0] ? table[1] : hashes && hashes[file]) || '${hashOfNothing}';
      };
      var readTable = function () {
        return reading = reading || new Promise(function (resolve, reject) {
          ${RuntimeGlobals.loadScript}(${RuntimeGlobals.publicPath} + table[0] + startedBy, function (event) {
            hashes = (self.vpIntegrity || {})[table[0]];
            if (hashes) return resolve();
            reading = undefined;
            reject(Object.assign(new Error('The hashes of the files did not come (' + event.type + ').'), { name: 'ChunkLoadError' }));
          }, 'integrity');
        });
      };
      ${ensureChunk} = (function (ensure) {
        return function (id) { return hashes ? ensure(id) : readTable().then(function () { return ensure(id); }); };
      })(${ensureChunk});`;
  }
}

/** Writes the table of all files, and its own name and hash into the entry. */
function addTable(compilation: Compilation): void {
  const files = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
  const isEntry = ({ source }: (typeof files)[number]) => source.source().includes(placeholder);
  const hashes = Object.fromEntries(
    files
      .filter((file) => !isEntry(file))
      .map(({ name, source }): [string, string] => [name, integrityOf(source.buffer())])
      .sort(),
  );
  const content = (name: string) =>
    Buffer.from(`(self.vpIntegrity ??= {})[${JSON.stringify(name)}] = ${JSON.stringify(hashes)};\n`);
  const digest = createHash(algorithm).update(JSON.stringify(hashes)).digest('hex').slice(0, 8);
  const table = `integrity.${digest}.js`;
  const asItIs = { minimized: true }; // its hash is known from here on
  compilation.emitAsset(table, new webpack.sources.RawSource(content(table)), asItIs);
  for (const { name, source } of files.filter(isEntry)) {
    const text = source.source().toString();
    const filled = text.replace(placeholder, () => `${table} ${integrityOf(content(table))}`);
    compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
}
