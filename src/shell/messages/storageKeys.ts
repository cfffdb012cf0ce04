/** The seven session-storage keys of the specification: what an area may keep in the shell's storage. */
export const storageKeys = [
  'accountingContract',
  'userData',
  'microAppDirty',
  'preserveDirty',
  'previousPage',
  'householdId',
  'fetchPersonList',
] as const;
export type StorageKey = (typeof storageKeys)[number];
