/** What an area shows, which may for a moment be another page than the address names. */
export interface Transition {
  /** Address of the page that is shown; none before the first one stands. */
  shown: string | undefined;
  /** Whether its content has stood, so that it is worth staying. */
  wasReady: boolean;
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
export function transitionTo(transition: Transition, { path, scope }: Address): Transition {
  const { shown, wasReady } = transition;
  if (shown === undefined) return transition.scope === scope ? transition : { ...transition, scope };
  const isSame = pageOf(shown) === pageOf(path);
  const stays = transition.scope === scope && (isSame || wasReady);
  if (stays && (!isSame || shown === path)) return transition;
  return { shown: path, scope, wasReady: isSame && wasReady };
}

/** The address of a page without what it says about the page's state. */
export const pageOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path;
