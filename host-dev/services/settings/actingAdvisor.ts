import { type ActingAdvisor, advisorProfile } from '@vp-digital/core/contracts';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { ownDocuments } from './ownDocument';

export const profiles = ownDocuments('advisor_profile', advisorProfile, {});

/** For whom the caller acts under the accounting contract, with what they say of themselves: whose contract it is. */
export async function actingAdvisor(
  q: Query,
  caller: Pick<Caller, 'userId' | 'name' | 'contract'>,
): Promise<ActingAdvisor> {
  const [owner] = await q<{ userId: string; name: string }>(
    `select u.user_id as "userId", u.name from advisor_context own
       join advisor_context acting using (contract)
       join advisor_user u on u.user_id = own.user_id
     where contract = $1 and own.role = 'OWN' and acting.user_id = $2`,
    [caller.contract ?? '', caller.userId],
  );
  const { userId, name } = owner ?? caller;
  return { name, isOwn: userId === caller.userId, profile: (await profiles.read(q, userId)).data };
}
