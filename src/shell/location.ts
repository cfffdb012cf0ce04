/** The address bar as an area sees it. Only the shell writes history; an area asks. */
export interface LocationPort {
  /** Path with search, without origin: `/haushalt/…/einkommen?person=…`. */
  current(): string;
  /** Asks the shell to go there; the shell's leave guard may refuse. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /**
   * Since 1.5: a path of ours as the browser knows it, for links that are opened in another tab or copied. Left out, it is the path.
   */
  href?(path: string): string;
  subscribe(listener: (path: string) => void): () => void;
}

/**
 * A path of our own: one leading slash, so never another origin and never a scheme. No backslash, blank or control
 * character: browsers read `\` as `/` and leave out tabs and line ends, so that `/\t/evil.example` is another origin.
 */
export const ownPath = /^\/(?!\/)[!-[\]-\u{10FFFF}]*$/u;

export const isOwnPath = (path: string): boolean => ownPath.test(path);
