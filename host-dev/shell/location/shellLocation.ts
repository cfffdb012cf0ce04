import { splitAppSegment } from '@vp-digital/core/reference';
import { isOwnPath, type LocationPort } from '@vp-digital/core/shell';
import { readBasePath, withBase, withoutBase } from './basePath';

/** Asked before any change of page; false means: stay. */
export type MayLeave = (to: string, from: string) => Promise<boolean>;

export interface ShellLocation extends LocationPort {
  /** What stands in the address bar: `current()` behind its app segment, if there is one. */
  address(): string;
  /** Like `navigate`, without asking: after a sign-in, or after the guard has just been asked. */
  replace(to: string): void;
}

/**
 * The only owner of the browser's history. Links, areas, back and forward all pass the leave guard; a refused step back
 * is reverted. An app segment before an address is its base path: it stays in the address bar, and no area sees it.
 */
export function createShellLocation(mayLeave: MayLeave, page: Window = window): ShellLocation {
  const listeners = new Set<(path: string) => void>();
  const base = readBasePath(page.document);
  const addressBar = () => withoutBase(page.location.pathname + page.location.search, base);
  let { address, basePath, path } = placeAt(addressBar());
  let position = positionOf(page.history.state) ?? 0;
  let undoing = false;
  page.history.replaceState({ position }, '');

  const show = (to: string) => {
    ({ address, basePath, path } = placeAt(to));
    for (const listener of [...listeners]) listener(path);
  };

  page.addEventListener('popstate', async ({ state }: PopStateEvent) => {
    const arrived = positionOf(state) ?? position;
    if (undoing || addressBar() === address) {
      undoing = false;
      position = arrived;
      return;
    }
    const to = addressBar();
    if (await mayLeave(placeAt(to).path, path)) {
      position = arrived;
      show(to);
    } else {
      undoing = true;
      page.history.go(position - arrived);
    }
  });

  /** An address that brings a segment of its own changes it; any other stays behind the one that is there. */
  const under = (to: string): string => (placeAt(to).basePath ? to : basePath + to);

  const write = (to: string, replace: boolean) => {
    if (replace) page.history.replaceState({ position }, '', withBase(to, base));
    else {
      position += 1;
      page.history.pushState({ position }, '', withBase(to, base));
    }
    show(to);
  };

  return {
    address: () => address,
    current: () => path,
    navigate: (to, { replace = false } = {}) => {
      if (!isOwnPath(to) || under(to) === address) return;
      // two areas may be on the page for a moment, and both go where the shell sends them
      void mayLeave(placeAt(to).path, path).then((may) => {
        if (may && under(to) !== address) write(under(to), replace);
      });
    },
    replace: (to) => write(under(isOwnPath(to) ? to : '/'), true),
    href: (to) => withBase(to, base),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A remainder that would lead to another origin is none: the address is then unknown as a whole. */
function placeAt(address: string): { address: string; basePath: string; path: string } {
  const split = splitAppSegment(address);
  return split && isOwnPath(split.path)
    ? { address, basePath: split.basePath, path: split.path }
    : { address, basePath: '', path: address };
}

const positionOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'position' in state && typeof state.position === 'number'
    ? state.position
    : undefined;
