/** The entries of a document with their ids, in the order in which they are shown. */
export const inOrder = <Entry extends { position: number }>(
  items: Record<string, Entry>,
): [string, Entry][] => Object.entries(items).sort(([, one], [, other]) => one.position - other.position);
