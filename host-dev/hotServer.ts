import type { Registry, RegistryEntry } from '@vp-digital/core/shell';
import webpack, { type MultiCompiler } from 'webpack';
import WebpackDevServer, { type ExpressRequestHandler } from 'webpack-dev-server';
import { areaConfiguration } from './build/areaConfiguration';
import { hostConfiguration } from './build/hostConfiguration';
import { hotConfiguration } from './build/hotConfiguration';
import { renderIndexPage, type ShellAssets } from './build/indexPage';
import { readRegistry } from './build/registry';
import { areaBuild } from './build/areaBuild';
import { shellFolder } from './build/workspace';
import { securityHeaders } from './services/http/headers';

interface HotServerOptions {
  area: string;
  port: number;
  /** Where everything is that does not come from source. */
  services: string;
}

/**
 * Serves the shell and one area from source, with hot reload; everything else is asked of the services. One
 * address for all of it, so that the content security policy is the real one.
 */
export async function startHotServer({
  area,
  port,
  services,
}: HotServerOptions): Promise<() => Promise<void>> {
  const { folder } = areaBuild(area);
  const compiler = webpack([
    hotConfiguration(hostConfiguration('development'), `/${shellFolder}/`),
    hotConfiguration(areaConfiguration(area, 'development'), `/${folder}/`),
  ]);
  const built = collectFiles(compiler);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      client: { overlay: false, logging: 'warn' },
      proxy: [{ context: () => true, target: services, logLevel: 'warn' }],
      setupMiddlewares: (middlewares) => [
        { name: 'refresh-hook', path: hookPath, middleware: sendHook },
        { name: 'page', middleware: pageHandler(area, built, port) },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  await new Promise<void>((resolve) => {
    server.middleware?.waitUntilValid(() => resolve());
  });
  return () => server.stop();
}

/** The JSON files of the last build, by name. */
function collectFiles(compiler: MultiCompiler): Map<string, unknown> {
  const files = new Map<string, unknown>();
  for (const { hooks } of compiler.compilers)
    hooks.thisCompilation.tap('HotServer', (compilation) =>
      compilation.hooks.afterProcessAssets.tap('HotServer', (assets) => {
        for (const [name, source] of Object.entries(assets))
          if (name.endsWith('.json')) files.set(name, JSON.parse(source.source().toString()));
      }),
    );
  return files;
}

/** What is no file and no service is the page, with this area's line as it is now. */
function pageHandler(area: string, built: Map<string, unknown>, port: number): ExpressRequestHandler {
  return ({ method, path }, response, next) => {
    const assets = built.get('assets.json') as ShellAssets | undefined; // our own plugins wrote both
    const line = built.get('release.json') as RegistryEntry | undefined;
    const isPage =
      method === 'GET' &&
      !/^\/(api|graphql|oidc|config|bericht|angaben|telefon)\//.test(path) &&
      !/\.\w+$/.test(path);
    if (!isPage || !assets || !line) return next();
    const registry: Registry = { ...readRegistry(), [area]: line };
    response.set({ ...securityHeaders(`http://localhost:${port}`), 'cache-control': 'no-store' });
    response.type('html').send(renderIndexPage(assets, registry, [hookPath.slice(1)]));
  };
}

const hookPath = '/refresh-hook.js';

/**
 * React reports its renderers to this hook; the area's copy of react-refresh starts later and finds them in it.
 * A script of its own, because the page allows no inline one.
 */
const hook = `
const renderers = new Map();
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;

const sendHook: ExpressRequestHandler = (_, response) => response.type('js').send(hook);
