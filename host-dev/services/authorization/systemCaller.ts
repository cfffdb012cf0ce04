import type { Caller } from './Caller';

/** Who acts and is no user: what stands in the access log in place of a user's id. */
export type SystemUser = 'household' | 'housekeeping';

export const systemCaller = (user: SystemUser): Caller => ({
  userId: user,
  name: user,
  permissions: new Set(),
  fileRights: new Set(),
  contract: undefined,
});
