import {
  areaNames,
  furtherAliases,
  type MenuEntry,
  menuEntries,
  pageAliases,
  routes,
  type SearchableEntry,
} from '@vp-digital/core/reference';
import type { AreaManifest, Config, Registry } from '@vp-digital/core/shell';
import { type AddressedHousehold, householdAddress } from '../location/householdAddress';

type Page = AreaManifest['pages'][number];

/** A line of the menu search: what is found, and where it leads. */
export interface OpenableEntry extends SearchableEntry {
  readonly href: string;
  /** An app outside of the product: it opens in a window of its own. */
  readonly external?: true;
  /** This environment has no address for the app outside: it is found, says so, and opens nothing. */
  readonly unavailable?: true;
}

interface Situation {
  registry: Registry;
  household: AddressedHousehold;
  external: Config['external'];
  permissions: readonly string[];
  /** Whether a feature flag is on; a screen without one always is. */
  isOn(flag: string | undefined): boolean;
}

/**
 * What the user can open of a household: the menu entries whose screen is built and allowed or which lead to an app
 * outside, also where that has no address here, then the screens that the specification gives no menu code, the search for another household among them; these are known by
 * their path. A screen that is switched off, or one that
 * needs more than the household, is not among them.
 */
export function openableEntries(situation: Situation): OpenableEntry[] {
  const { registry, household, external, permissions, isOn } = situation;
  const holds = (permission: string | undefined) =>
    permission === undefined || permissions.includes(permission);
  const pages = areaNames
    .flatMap((area) => registry[area]?.manifest.pages ?? [])
    .filter(({ permission, flag }) => holds(permission) && isOn(flag))
    .flatMap((page) => withAddress(page, household) ?? []);
  const coded = menuEntries.map(withFurtherAliases).flatMap((entry): OpenableEntry[] => {
    if (!holds(entry.permission)) return [];
    if ('external' in entry.target) {
      const href = external[entry.target.external];
      return [
        href === undefined ? { ...entry, href: '', unavailable: true } : { ...entry, href, external: true },
      ];
    }
    const page = pages.find(({ menuCodes }) => menuCodes.includes(entry.code));
    return page ? [{ ...entry, href: page.href + queryOf(entry) }] : [];
  });
  const others = pages
    .filter(({ menuCodes }) => menuCodes.length === 0)
    .map(({ path, title, href }) => ({
      code: path,
      name: title,
      aliasList: pageAliases.get(path) ?? [],
      href,
    }));
  return [...coded, ...others];
}

const withFurtherAliases = (entry: MenuEntry): MenuEntry => ({
  ...entry,
  aliasList: [...entry.aliasList, ...(furtherAliases[entry.code] ?? [])],
});

function withAddress(page: Page, household: AddressedHousehold): (Page & { href: string }) | undefined {
  const href = page.path === routes.householdSearch.path ? page.path : householdAddress(page.path, household);
  return href === undefined ? undefined : { ...page, href };
}

const queryOf = ({ target }: MenuEntry) =>
  'query' in target && target.query !== undefined ? `?${target.query}` : '';
