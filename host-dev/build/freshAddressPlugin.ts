import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** The style sheets of this container that did not come, by their names. */
const failed = `${RuntimeGlobals.require}.vpFailed`;

/** Milliseconds after which a style sheet counts as not coming; scripts have webpack's `chunkLoadTimeout`. */
const styleSheetTimeout = 20_000;

/**
 * A file that is asked for again is asked for by another address: otherwise it would join the very request that is
 * still hanging, in the browser by its address, in webpack's own list of scripts by its key. Chunks and style sheets
 * carry the query of the script that started this container, which a retry of the whole area sets anew, and a query of
 * their own once they have failed.
 */
export class FreshAddressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FreshAddress', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('FreshAddress', (chunk) => {
          if (chunk.name?.startsWith('vp_')) compilation.addRuntimeModule(chunk, new FreshAddressModule());
        });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'FreshAddress',
        (source, { tag, href }) => `${source}\n${watchStyleSheet(tag, href)}`,
      );
    });
  }
}

const nameOf = (address: string) => `${address}.split('?')[0].split('/').pop()`;

/** Ends the waiting for a style sheet that hangs, and remembers every one that did not come. */
const watchStyleSheet = (tag: string, href: string) => `
  if (${failed}) {
    var hanging = setTimeout(function () { ${tag}.onerror({ type: 'timeout', target: ${tag} }); }, ${styleSheetTimeout});
    ${tag}.onload = (function (settle) {
      return function (event) { clearTimeout(hanging); return settle(event); };
    })(${tag}.onload);
    ${tag}.onerror = (function (settle) {
      return function (event) { clearTimeout(hanging); ${failed}[${nameOf(href)}] = true; return settle(event); };
    })(${tag}.onerror);
  }`;

class FreshAddressModule extends RuntimeModule {
  constructor() {
    super('fresh address', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const scriptName = RuntimeGlobals.getChunkScriptFilename;
    const styleSheetName = `${RuntimeGlobals.require}.miniCssF`;
    const load = RuntimeGlobals.loadScript;
    return `
      var query = document.currentScript ? new URL(document.currentScript.src).search : '';
      var stamp = function () { return 'retry=' + Date.now().toString(36); };
      ${failed} = {};
      ${scriptName} = (function (nameOf) {
        return function (id) { return nameOf(id) + query; };
      })(${scriptName});
      if (${styleSheetName}) ${styleSheetName} = (function (nameOf) {
        return function (id) { var file = nameOf(id); return file + (${failed}[file] ? '?' + stamp() : query); };
      })(${styleSheetName});
      ${load} = (function (load) {
        var asked = {};
        return function (url, done, key, id) {
          var again = asked[url];
          asked[url] = true; // a chunk that came is never asked for again
          if (again) url += (query ? '&' : '?') + stamp();
          return load(url, done, key && key + new URL(url, location).search, id);
        };
      })(${load});`;
  }
}
