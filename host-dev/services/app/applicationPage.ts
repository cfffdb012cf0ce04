import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchRoute, splitAppSegment } from '@vp-digital/core/reference';
import * as z from 'zod/mini';

/** Of the registry, what says which page an address is and which files that needs. */
const registry = z.record(
  z.string(),
  z.looseObject({
    entry: z.string(),
    pageFiles: z.optional(z.record(z.string(), z.unknown())),
    manifest: z.looseObject({ pages: z.array(z.looseObject({ path: z.string() })) }),
  }),
);
type Registry = z.infer<typeof registry>;

const block = /(?<=<script type="application\/json" id="vp-registry">)[^]*?(?=<\/script>)/;

/**
 * The shell's page as it is sent for an address. The registry that it carries names the files of the page asked for; the
 * shell reads those of all others once that stands, so that the HTML does not grow with them. It lets the browser fetch the
 * configuration at once, which elsewhere `env.js` does.
 *
 * @param root folder of the built shell, with `index.html`, `remotes.json` and `env.js`
 * @param address with or without a query
 * @returns HTML; as it was built where the registry cannot be read or has no such page
 */
export async function applicationPage(root: string, address: string): Promise<string> {
  const [built, lines, environment] = await Promise.all([
    readFile(join(root, 'index.html'), 'utf8'),
    readFile(join(root, 'remotes.json'), 'utf8').then(readLines, () => undefined),
    readFile(join(root, 'env.js'), 'utf8').then(environmentIn, () => undefined),
  ]);
  const page =
    environment === undefined ? built : built.replace(firstStyle, (tag) => preloadConfig(environment) + tag);
  const carried = readLines(block.exec(page)?.[0]);
  if (!lines || !carried) return page;
  const named = withFilesOf(address.split('?')[0] ?? '/', carried, lines);
  return page.replace(block, () => asData(named));
}

const firstStyle = / *<link rel="stylesheet"/;

const environmentIn = (script: string) => /^globalThis\.env = "([a-z]+)";$/m.exec(script)?.[1];

const preloadConfig = (environment: string) =>
  `    <link rel="preload" href="/config/${environment}.json" as="fetch" crossorigin>\n`;

/** Nothing where it is no registry: the page says so itself. */
function readLines(text: string | undefined): Registry | undefined {
  if (text === undefined) return undefined;
  try {
    return registry.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function withFilesOf(path: string, carried: Registry, lines: Registry): Registry {
  const pages = Object.entries(carried).flatMap(([area, { manifest }]) =>
    manifest.pages.map((page) => ({ area, path: page.path })),
  );
  const asked = matchRoute(pages, splitAppSegment(path)?.path ?? path)?.route;
  if (!asked) return carried;
  const line = carried[asked.area];
  const { entry, pageFiles } = lines[asked.area] ?? {};
  const files = pageFiles?.[asked.path];
  if (!line || !files || entry !== line.entry) return carried; // a release came between the two files
  return { ...carried, [asked.area]: { ...line, pageFiles: { [asked.path]: files } } };
}

/** `<` could close the element; inside a JSON string its escape means the same. */
const asData = (content: object) => JSON.stringify(content).replaceAll('<', '\\u003c');
