import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { type AreaDeclaration, menuCodesOf } from '@vp-digital/core/reference';
import type { AreaManifest } from '@vp-digital/core/shell';
import { build, type Plugin } from 'esbuild';
import { type AreaBuild } from './areaBuild';
import { coreVersion, inRoot, root } from './workspace';

/** `area.json` of an area. */
export const readAreaManifest = async (area: AreaBuild): Promise<AreaManifest> =>
  (await readArea(area)).manifest;

export interface ReadArea {
  manifest: AreaManifest;
  /** By the path of a page: what its `import()` asks for. */
  requests: ReadonlyMap<string, string>;
}

/** The declaration of an area, evaluated without loading a page, with titles in both languages. */
export async function readArea(area: AreaBuild): Promise<ReadArea> {
  const { declaration, neededContract, areaManifest, knownLawYears } = await evaluate(area);
  if (declaration.name !== area.name) throw new Error(`${area.source}/area.ts declares ${declaration.name}`);
  const requests = await Promise.all(
    declaration.pages.map(async ({ route, load }): Promise<[string, string]> => {
      const { default: request } = (await load()) as unknown as { default: string }; // see `pagesStayOutside`
      return [route.path, request];
    }),
  );
  const manifest = areaManifest.parse({
    name: area.name,
    version: area.version,
    contractVersion: neededContract,
    coreVersion,
    lawVersion: String(Math.max(...knownLawYears)),
    pages: declaration.pages.map(({ route, documents, customer }) => ({
      path: route.path,
      title: route.title,
      permission: route.permission,
      flag: route.flag,
      menuCodes: menuCodesOf(route),
      ...(route.tab ? { tab: route.tab } : {}),
      signedIn: route.signedIn ?? true,
      documents: [...documents],
      ...(typeof customer === 'function' ? { customer: true } : {}),
    })),
  });
  return { manifest, requests: new Map(requests) };
}

interface Evaluated {
  declaration: AreaDeclaration;
  neededContract: string;
  knownLawYears: readonly number[];
  areaManifest: { parse(value: unknown): AreaManifest };
}

/** Bundles the declaration with what checks it and runs it here; of its pages it knows only their names. */
async function evaluate(area: AreaBuild): Promise<Evaluated> {
  const contents = `
    export { default as declaration } from '${area.source}/area';
    export { knownLawYears } from '@vp-digital/core/finance';
    export { areaManifest, neededContract } from '@vp-digital/core/shell';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    tsconfig: inRoot('tsconfig.json'),
    plugins: [pagesStayOutside],
    logLevel: 'silent',
  });
  const module = { exports: {} };
  const run = runInThisContext(`(module, require) => {${outputFiles[0]?.text}\n}`) as RunModule; // the text just bundled
  run(module, createRequire(inRoot('package.json')));
  return module.exports as Evaluated; // the shape of `contents`
}

type RunModule = (module: object, require: NodeJS.Require) => void;

/** What stands behind an `import()` here is no page: it answers the request itself. */
const pagesStayOutside: Plugin = {
  name: 'pages-stay-outside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, namespace: 'request' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'request' }, ({ path }) => ({
      contents: `export default ${JSON.stringify(path)};`,
    }));
  },
};
