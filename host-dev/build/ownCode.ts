import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/**
 * The scripts that are an area's own: reached from its mount without passing a share. Left out are fallbacks of
 * shares (never fetched when the shell provides them), workers, and chunks that hold nothing but a library or nothing
 * but the texts of a second language, of which a user fetches one.
 */
export function ownCode(compilation: Compilation): string[] {
  const mount = compilation.namedChunkGroups.get('mount');
  return [...chunksReachedFrom(mount ? [mount] : [], (group) => !group.isInitial() && isOwn(group))]
    .filter((chunk) => !holdsNoCode(chunk, compilation))
    .flatMap(scriptsOf)
    .sort();
}

/** The scripts that only a share asks for: a fitting shell never lets the area fetch them. */
export function fallbackScripts({ chunks, chunkGroups }: Compilation): string[] {
  const starts = chunkGroups.filter((group) => group.isInitial());
  const fetched = chunksReachedFrom(starts, isOwn);
  return [...chunks].filter((chunk) => !fetched.has(chunk)).flatMap(scriptsOf);
}

/** The chunks of these groups and of those of their children, at any depth, that `follows` lets through. */
function chunksReachedFrom(
  starts: readonly ChunkGroup[],
  follows: (group: ChunkGroup) => boolean,
): Set<Chunk> {
  const groups = new Set(starts);
  for (const group of groups)
    for (const child of group.childrenIterable) if (follows(child)) groups.add(child);
  return new Set([...groups].flatMap(({ chunks }) => chunks));
}

const scriptsOf = ({ files }: Chunk) => [...files].filter((file) => file.endsWith('.js'));

/** Someone other than a share asks for it. */
const isOwn = ({ origins }: ChunkGroup) => origins.some(({ module }) => module && !isShare(module));

const isShare = ({ type }: Module) => /^(consume|provide)-/.test(type);

const holdsNoCode = (chunk: Chunk, { chunkGraph }: Compilation) =>
  [...chunkGraph.getChunkModulesIterable(chunk)].every((module) =>
    /\/node_modules\/|\/locales\/.*\.json$/.test(module.nameForCondition() ?? ''),
  );
