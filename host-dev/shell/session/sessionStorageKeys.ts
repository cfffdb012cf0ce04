/** The specification's session storage keys that the shell uses; all are emptied at sign-out. */
export const storageKeys = {
  accountingContract: 'vp.accountingContract',
  previousPage: 'vp.previousPage',
} as const;
