import type { SystemUser } from '@vp-digital/core/contracts';
import type { Caller } from './Caller';

/** Who acts and is no user. */
export const systemCaller = (user: SystemUser): Caller => ({
  userId: user,
  name: user,
  permissions: new Set(),
  fileRights: new Set(),
  contract: undefined,
});
