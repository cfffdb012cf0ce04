import { type StorageKey, storageKeys as names } from '@vp-digital/core/shell';
import { keepInSession } from './keepInSession';

/** The specification's session storage keys, as this shell writes them; all are emptied at sign-out. */
export const storageKeys = Object.fromEntries(names.map((name) => [name, `vp.${name}`])) as Record<
  StorageKey,
  string
>; // one entry for every name

/** Notes something for the areas; a browser that gives no storage forgets it, and the page goes on. */
export const note = (key: StorageKey, value: string): void => keepInSession(storageKeys[key], value);
