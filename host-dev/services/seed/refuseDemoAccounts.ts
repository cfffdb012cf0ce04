import type { Query } from '../database';
import { demoUsers } from './demoUsers';

const ownNames = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * Everybody knows the password of the demo accounts: with them nobody but this machine may reach the services, unless
 * whoever starts them says that they are for demonstration. Throws otherwise.
 */
export async function refuseDemoAccounts(q: Query, host: string): Promise<void> {
  if (ownNames.has(host)) return;
  const found = await q(
    `select 1 from advisor_user u join jsonb_to_recordset($1) as demo ("userId" text, email text)
       on u.user_id = demo."userId" and u.email = demo.email`,
    [demoUsers.map(({ userId, email }) => ({ userId, email }))],
  );
  if (found.length > 0)
    throw new Error(
      `This database has demo accounts, whose password is known, and ${host} can be reached from elsewhere. Remove them, listen on localhost, or say VP_SEED=demo.`,
    );
}
