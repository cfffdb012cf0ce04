/** That one file imports another, both as paths from the root. */
export type Arrow = readonly [from: string, to: string];

export interface FolderCircle {
  folder: string;
  /** Names of files and folders in it, each of which reaches each. */
  members: string[];
  /** An arrow of each kind that stands in the circle. */
  arrows: Arrow[];
}

type Reached = Map<string, Map<string, Arrow>>;

/**
 * Circles between the files and folders that lie beside one another, in every folder: what lies in a folder speaks
 * for it. A folder's own door may open what is in it, and what is in it may stand on a file beside its door.
 */
export function folderCircles(arrows: readonly Arrow[]): FolderCircle[] {
  const folders = new Map<string, Reached>();
  for (const arrow of arrows) {
    const { folder, from, to } = neighbours(arrow);
    if (from === to) continue;
    const reached: Reached = folders.get(folder) ?? new Map<string, Map<string, Arrow>>();
    folders.set(folder, reached.set(from, (reached.get(from) ?? new Map<string, Arrow>()).set(to, arrow)));
  }
  return [...folders].flatMap(([folder, reached]) =>
    circlesOf(reached).map((members) => ({ folder, members, arrows: arrowsWithin(members, reached) })),
  );
}

/** The folder in which two files part, and the names there that they lie in or are. */
function neighbours([from, to]: Arrow): { folder: string; from: string; to: string } {
  const [ones, others] = [from.split('/'), to.split('/')];
  const at = ones.findIndex((name, index) => name !== others[index]);
  if (at < 0) return { folder: from, from: '', to: '' };
  return { folder: ones.slice(0, at).join('/') || '.', from: ones[at] ?? '', to: others[at] ?? '' };
}

function circlesOf(reached: Reached): string[][] {
  const reach = new Map([...reached.keys()].map((name) => [name, everythingFrom(name, reached)]));
  const left = new Set(reach.keys());
  return [...reach].flatMap(([name, all]) => {
    if (!left.has(name) || !all.has(name)) return [];
    const members = [...all].filter((other) => reach.get(other)?.has(name)).sort();
    for (const member of members) left.delete(member);
    return [members];
  });
}

function everythingFrom(name: string, reached: Reached): Set<string> {
  const found = new Set<string>();
  const next = [name];
  for (let at = next.pop(); at !== undefined; at = next.pop())
    for (const other of reached.get(at)?.keys() ?? [])
      if (!found.has(other)) {
        found.add(other);
        next.push(other);
      }
  return found;
}

const arrowsWithin = (members: string[], reached: Reached): Arrow[] =>
  members.flatMap((from) => {
    const arrows = reached.get(from) ?? new Map<string, Arrow>();
    return members.map((to) => arrows.get(to)).filter((arrow) => arrow !== undefined);
  });
