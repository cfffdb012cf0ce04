import { findPage, type Host, type Registry } from '@vp-digital/core/shell';

/**
 * What a shell offers that does not say so itself: the screens that are built, permitted to the user of its store and
 * switched on. Without a store nobody is known, and every permission may be held.
 */
export function offersOf(registry: () => Registry, { shared, flags }: Pick<Host, 'shared' | 'flags'>) {
  return (path: string): boolean => {
    const page = findPage(registry(), path)?.page;
    if (!page) return false;
    const { session } = (shared?.store.getState() ?? {}) as StateOfContract;
    const held = !page.permission || (session?.user?.permissions.includes(page.permission) ?? true);
    return held && (!page.flag || flags?.isEnabled(page.flag) === true);
  };
}

/** The contract for a shared store's state (docs/integration.md), as far as it is read here. */
interface StateOfContract {
  session?: { user?: { permissions: readonly string[] } };
}
