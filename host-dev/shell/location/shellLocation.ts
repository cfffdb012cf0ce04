import { isOwnPath, type LocationPort } from '@vp-digital/core/shell';

/** Asked before any change of page; false means: stay. */
export type MayLeave = (to: string, from: string) => Promise<boolean>;

export interface ShellLocation extends LocationPort {
  /** Like `navigate`, without asking: after a sign-in, or after the guard has just been asked. */
  replace(to: string): void;
}

/**
 * The only owner of the browser's history. Links, areas, back and forward all pass the leave guard; a refused step back
 * is reverted.
 */
export function createShellLocation(mayLeave: MayLeave, page: Window = window): ShellLocation {
  const listeners = new Set<(path: string) => void>();
  const addressBar = () => page.location.pathname + page.location.search;
  let path = addressBar();
  let position = positionOf(page.history.state) ?? 0;
  let undoing = false;
  page.history.replaceState({ position }, '');

  const show = (to: string) => {
    path = to;
    for (const listener of [...listeners]) listener(path);
  };

  page.addEventListener('popstate', async ({ state }: PopStateEvent) => {
    const arrived = positionOf(state) ?? position;
    if (undoing || addressBar() === path) {
      undoing = false;
      position = arrived;
      return;
    }
    const to = addressBar();
    if (await mayLeave(to, path)) {
      position = arrived;
      show(to);
    } else {
      undoing = true;
      page.history.go(position - arrived);
    }
  });

  const write = (to: string, replace: boolean) => {
    if (replace) page.history.replaceState({ position }, '', to);
    else {
      position += 1;
      page.history.pushState({ position }, '', to);
    }
    show(to);
  };

  return {
    current: () => path,
    navigate: (to, { replace = false } = {}) => {
      if (!isOwnPath(to) || to === path) return;
      // two areas may be on the page for a moment, and both go where the shell sends them
      void mayLeave(to, path).then((may) => may && to !== path && write(to, replace));
    },
    replace: (to) => write(isOwnPath(to) ? to : '/', true),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const positionOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'position' in state && typeof state.position === 'number'
    ? state.position
    : undefined;
