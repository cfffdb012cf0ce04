/** Who has a share, of shares by owner; nobody where it belongs to all. It asks no document's rules: pages are small without them. */
export const holdersOf = (shares: Readonly<Record<string, number>>): string[] =>
  Object.entries(shares).flatMap(([id, share]) => (share > 0 ? [id] : []));
