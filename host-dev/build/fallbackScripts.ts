import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** The scripts that only a share asks for: a fitting shell never lets the area fetch them. */
export function fallbackScripts({ chunks, chunkGroups }: Compilation): string[] {
  const groups = new Set(chunkGroups.filter((group) => group.isInitial()));
  for (const group of groups) for (const child of group.childrenIterable) if (isOwn(child)) groups.add(child);
  const fetched = new Set([...groups].flatMap((group) => group.chunks));
  return [...chunks].filter((chunk) => !fetched.has(chunk)).flatMap(scriptsOf);
}

/** Before any file is made of it: only shares ask for it, or what only they have asked for. */
export const isFallback = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].every((group) => isOfShares(group, new Set()));

function isOfShares(group: ChunkGroup, above: ReadonlySet<ChunkGroup>): boolean {
  const { origins, parentsIterable } = group;
  if (origins.length > 0 && origins.every(({ module }) => module && isShare(module))) return true;
  const parents = [...parentsIterable].filter((parent) => parent !== group && !above.has(parent));
  return parents.length > 0 && parents.every((parent) => isOfShares(parent, new Set([...above, group])));
}

const scriptsOf = ({ files }: Chunk) => [...files].filter((file) => file.endsWith('.js'));

/** Someone other than a share asks for it. */
const isOwn = ({ origins }: ChunkGroup) => origins.some(({ module }) => module && !isShare(module));

const isShare = ({ type }: Module) => /^(consume|provide)-/.test(type);
