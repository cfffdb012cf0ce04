import { type MenuCode, menuCodes } from '@vp-digital/core/reference';

/**
 * What the message about favourites names: entries of the main menu by their codes, in the person's order. A favourite
 * that the specification gives no code (the overview, an area's first page) is kept with the others and named to nobody.
 */
export const announcedFavourites = (favourites: readonly string[]): MenuCode[] =>
  favourites.filter((key): key is MenuCode => codes.has(key));

const codes: ReadonlySet<string> = new Set(menuCodes);
