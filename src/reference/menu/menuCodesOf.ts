import { type Route, routes } from '../routes';
import type { MenuCode } from '../menuCodes';
import { menuEntries } from './menuEntries';

/** Codes of the entries that lead to a screen, in the order of the menu. For builds and tests: it knows every screen. */
export const menuCodesOf = ({ path }: Pick<Route, 'path'>): MenuCode[] =>
  menuEntries
    .filter(({ target }) => 'route' in target && routes[target.route].path === path)
    .map(({ code }) => code);
