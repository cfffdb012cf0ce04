import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/**
 * The scripts that are an area's own: reached from its mount without passing a share. Left out are fallbacks of
 * shares (never fetched when the shell provides them), workers, and chunks that hold nothing but a library or nothing
 * but the texts of a second language, of which a user fetches one.
 */
export function ownCode(compilation: Compilation): string[] {
  const mount = compilation.namedChunkGroups.get('mount');
  if (!mount) return [];
  const groups = new Set<ChunkGroup>([mount]);
  for (const group of groups)
    for (const child of group.childrenIterable) if (!child.isInitial() && isOwn(child)) groups.add(child);
  const chunks = new Set([...groups].flatMap(({ chunks }) => chunks));
  return [...chunks]
    .filter((chunk) => !holdsNoCode(chunk, compilation))
    .flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js')))
    .sort();
}

/** Someone other than a share asks for it. */
const isOwn = ({ origins }: ChunkGroup) => origins.some(({ module }) => module && !isShare(module));

const isShare = ({ type }: Module) => /^(consume|provide)-/.test(type);

const holdsNoCode = (chunk: Chunk, { chunkGraph }: Compilation) =>
  [...chunkGraph.getChunkModulesIterable(chunk)].every((module) =>
    /\/node_modules\/|\/locales\/.*\.json$/.test(module.nameForCondition() ?? ''),
  );
