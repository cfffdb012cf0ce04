/** What an area shows, which may for a moment be another page than the address names. */
export interface Stage {
  /** Address of the page that is shown; none before the first one stands. */
  shown: string | undefined;
  /** Whether its content has stood, so that it is worth staying. */
  hasStood: boolean;
  /** Whose page it is, and who looks at it. */
  scope: string;
}

/** Where the shell has gone. */
export interface Address {
  path: string;
  /** Whose page it names, and who looks at it. */
  scope: string;
}

/**
 * The stage when the address changes: a page stays until the next one stands, but nothing stays of another household's
 * page, nor of one that somebody else, or the same person in another role or for another contract, has opened.
 */
export function stageAt(stage: Stage, { path, scope }: Address): Stage {
  const { shown, hasStood } = stage;
  if (shown === undefined) return stage.scope === scope ? stage : { ...stage, scope };
  const isSame = pageOf(shown) === pageOf(path);
  const stays = stage.scope === scope && (isSame || hasStood);
  if (stays && (!isSame || shown === path)) return stage;
  return { shown: path, scope, hasStood: isSame && hasStood };
}

/** The address of a page without what it says about the page's state. */
export const pageOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path;
