import { createRequire } from 'node:module';
import path from 'node:path';
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
  /** By the path of a page. */
  fetched: ReadonlyMap<string, FetchedByPage>;
}

/** What a page fetches when it is opened. */
export interface FetchedByPage {
  /** Absolute path of its module, as its `import()` asks for it: without an extension. */
  module: string;
  /** Files of the area's texts. */
  texts: readonly string[];
}

/** The declaration of an area, evaluated without loading a page, with titles in both languages. */
export async function readArea(area: AreaBuild): Promise<ReadArea> {
  const { declaration, neededContract, areaManifest, knownLawYears } = await evaluate(area);
  if (declaration.name !== area.name) throw new Error(`${area.source}/area.ts declares ${declaration.name}`);
  const fetched = await Promise.all(
    declaration.pages.map(async ({ route, load, texts }): Promise<[string, FetchedByPage]> => {
      const { default: module } = (await load()) as unknown as { default: string }; // see `pagesStayOutside`
      return [route.path, { module, texts }];
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
  return { manifest, fetched: new Map(fetched) };
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

/** What stands behind an `import()` here is no page: it answers the path of the module. */
const pagesStayOutside: Plugin = {
  name: 'pages-stay-outside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ kind, path: request, resolveDir }) =>
      kind === 'dynamic-import'
        ? { path: path.resolve(resolveDir, request), namespace: 'request' }
        : undefined,
    );
    onLoad({ filter: /./, namespace: 'request' }, (asked) => ({
      contents: `export default ${JSON.stringify(asked.path)};`,
    }));
  },
};
