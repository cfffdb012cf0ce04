export { type MenuCode, menuCodes } from '../menuCodes';
export { menuCodesOf } from './menuCodesOf';
export { type MenuEntry, type MenuTarget, menuEntries } from './menuEntries';
export { furtherAliases, pageAliases } from './pageAliases';
export { type MenuHit, type MenuSearch, type SearchableEntry, searchMenu } from './searchMenu';
