import { permissions } from '@vp-digital/core/reference';
import type { Query } from '../database';

/** Gives a demo account every permission, from its next sign-in on. */
export const permitEverything = (q: Query, userId: string): Promise<unknown> =>
  q('update advisor_user set permissions = $1 where user_id = $2', [Object.values(permissions), userId]);
