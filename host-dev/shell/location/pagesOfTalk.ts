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
