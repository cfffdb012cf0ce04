import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Chunks and style sheets are fetched with the query of the script that started this container. A retry loads the
 * entry under a fresh query; without this its chunks would join the very requests that are still hanging: by their
 * address in the browser, by their key in webpack's own list of scripts.
 */
export class FreshAddressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FreshAddress', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('FreshAddress', (chunk) => {
          if (chunk.name?.startsWith('vp_')) compilation.addRuntimeModule(chunk, new FreshAddressModule());
        });
    });
  }
}

class FreshAddressModule extends RuntimeModule {
  constructor() {
    super('fresh address', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const names = [RuntimeGlobals.getChunkScriptFilename, `${RuntimeGlobals.require}.miniCssF`];
    const load = RuntimeGlobals.loadScript;
    return `
      var query = document.currentScript ? new URL(document.currentScript.src).search : '';
      if (query) {
        ${names
          .map(
            (name) =>
              `${name} = (function (file) { return function (id) { return file(id) + query; }; })(${name});`,
          )
          .join('\n')}
        ${load} = (function (load) {
          return function (url, done, key, id) { return load(url, done, key + query, id); };
        })(${load});
      }`;
  }
}
