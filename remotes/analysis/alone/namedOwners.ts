/** Who is named as owner of a value; nobody where it belongs to all. */
export const namedOwners = ({ ownership }: { ownership: Readonly<Record<string, number>> }): string[] =>
  Object.entries(ownership).flatMap(([id, share]) => (share > 0 ? [id] : []));
