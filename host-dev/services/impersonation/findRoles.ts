import type { AdvisorRole } from '@vp-digital/core/contracts';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { foldedForms, words } from '../households/fold';

const most = 20;

/** Users whose role may be taken, each under their own contracts; every word begins a part of the name or a contract. */
export async function findRoles(q: Query, caller: Caller, query: string): Promise<AdvisorRole[]> {
  const roles = await q<AdvisorRole>(
    `select u.user_id as "userId", u.name, c.contract
     from advisor_context c join advisor_user u on u.user_id = c.user_id
     where c.role = 'OWN' and u.user_id <> $1 order by u.name, u.user_id, c.position`,
    [caller.userId],
  );
  const wanted = words(query.slice(0, 100));
  return roles.filter((role) => wanted.every((word) => begins(role, word))).slice(0, most);
}

function begins({ name, contract }: AdvisorRole, word: string): boolean {
  const parts = [...words(name).flatMap(foldedForms), contract];
  return foldedForms(word).some((form) => parts.some((part) => part.startsWith(form)));
}
