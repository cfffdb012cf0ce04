/** What has to be clear with Heilfürsorge: a soldier for a time has no aid after the service, others have. */
export const freeCarePoints = (isForTime: boolean) =>
  ['care', 'entitlement', 'family', isForTime ? 'laterForTime' : 'later'] as const;
