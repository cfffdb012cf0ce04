import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, runtime } = webpack;

const hashes = `${RuntimeGlobals.require}.vpIntegrity`;
const placeholder = 'vp-integrity-of-files';

/**
 * The chain of trust of a release: the registry knows the hash of the entry, the entry knows the hashes of its chunks
 * and style sheets, and the browser runs nothing that differs. The entry's name does not follow its last change, but
 * it changes whenever a hash does: it holds the names of the files, and those carry hashes of their content.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('Integrity', (chunk) => {
          if (chunk.name?.startsWith('vp_')) compilation.addRuntimeModule(chunk, new IntegrityModule());
        });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        (source) => `${source}\n${setOn('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'Integrity',
        (source, { tag, href }) => `${source}\n${setOn(tag, href)}`,
      );
      compilation.hooks.processAssets.tap({ name: 'Integrity', stage }, () => fillIn(compilation));
    });
  }
}

/** Nobody finds a second file of the same one, and every chunk of an area carries a third less into its entry than by SHA-384. */
const algorithm = 'sha256';
const hashOf = (content: Buffer): string => createHash(algorithm).update(content).digest('base64');

/** The end of every such hash in base64, which the entry does not carry a hundred times. */
const padding = '=';

/** Hash of a file as browsers check it (W3C Subresource Integrity). */
export const integrityOf = (content: Buffer): string => `${algorithm}-${hashOf(content)}`;

class IntegrityModule extends RuntimeModule {
  constructor() {
    super('integrity', RuntimeModule.STAGE_NORMAL);
  }

  override generate(): string {
    return `${hashes} = ${JSON.stringify(placeholder)};`;
  }
}

/** `…/17.1a2b3c4d.js?retry=1` is the script of the chunk 17; the entry names each of its chunks anyhow. */
const setOn = (element: string, address: string) => `{
  const parts = ${address}.split('?')[0].split('/').pop().split('.');
  const hash = ${hashes} && (${hashes}[parts.at(-1)] || {})[parts[0]];
  if (hash) ${element}.integrity = '${algorithm}-' + hash + '${padding}';
}`;

function fillIn(compilation: Compilation): void {
  const files = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
  const isEntry = ({ source }: (typeof files)[number]) => source.source().includes(placeholder);
  const others = files.filter((file) => !isEntry(file));
  const literal = `{${['js', 'css'].map((kind) => `${kind}:${hashesOf(others, kind)}`).join()}}`;
  for (const { name, source } of files.filter(isEntry)) {
    const text = source.source().toString();
    const filled = text.replace(new RegExp(`(["'\`])${placeholder}\\1`), () => literal);
    compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
}

/** The hashes of all files of a kind by the chunk that each is of, as an object literal. */
function hashesOf(files: ReturnType<Compilation['getAssets']>, kind: string): string {
  const ofKind = files.filter(({ name }) => name.endsWith(`.${kind}`));
  const known = new Map(
    ofKind.map(({ name, source }) => [
      name.split('.')[0] ?? name,
      hashOf(source.buffer()).slice(0, -padding.length),
    ]),
  );
  if (known.size < ofKind.length) throw new Error(`two ${kind} files begin alike`);
  return JSON.stringify(Object.fromEntries([...known].sort())).replace(/"(\d+|[a-z]+)":/g, '$1:');
}
