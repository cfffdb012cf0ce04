import { isForTalk } from '@vp-digital/core/contracts';
import { areaNames } from '@vp-digital/core/reference';
import type { Language, Registry } from '@vp-digital/core/shell';
import { type AddressedHousehold, householdAddress } from './householdAddress';

/** A page that is made for the customer. */
export interface TalkPage {
  area: string;
  /** As the registry has it: the page's name, the same for every household. */
  path: string;
  /** Its address in the household. */
  href: string;
  title: string;
}

/** Pages of one area, under the name of its tab. */
export interface TalkArea {
  area: string;
  title: string;
  pages: readonly TalkPage[];
}

export interface Talk {
  registry: Registry;
  household: AddressedHousehold | undefined;
  permissions: readonly string[];
  language: Language;
  /** Whether a feature flag is on; a screen without one always is. */
  isOn(flag: string | undefined): boolean;
}

/** What the customer may see in this talk: its pages made for them that the advisor may open, in the order of the talk. */
export function pagesOfTalk({ registry, household, permissions, language, ...talk }: Talk): TalkPage[] {
  if (!household) return [];
  return areaNames
    .flatMap((area) => (registry[area]?.manifest.pages ?? []).map((page) => ({ ...page, area })))
    .filter(({ path, customer, flag }) => customer && isForTalk(path) && talk.isOn(flag))
    .filter(({ permission }) => permission === undefined || permissions.includes(permission))
    .flatMap(({ area, path, title }) => {
      const href = householdAddress(path, household);
      return href === undefined ? [] : [{ area, path, href, title: title[language] }];
    });
}

/** The pages by their areas, in the same order. */
export const areasOfTalk = (
  pages: readonly TalkPage[],
  { registry, language }: Pick<Talk, 'registry' | 'language'>,
): TalkArea[] =>
  [...new Set(pages.map(({ area }) => area))].map((area) => ({
    area,
    title: tabOf(registry, area)?.[language] ?? area,
    pages: pages.filter((page) => page.area === area),
  }));

const tabOf = (registry: Registry, area: string) =>
  registry[area]?.manifest.pages.find(({ tab }) => tab !== undefined)?.tab;
