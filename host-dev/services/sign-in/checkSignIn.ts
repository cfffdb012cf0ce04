import type { Query } from '../database';
import { isPassword } from './password';
import { findUser } from './users';

export type SignInResult = 'signed-in' | 'wrong' | 'too-many';

const allowedFailures = 5;

/** Checks a password. After five failures within five minutes the account answers nothing but `too-many`. */
export async function checkSignIn(q: Query, userId: string, password: string): Promise<SignInResult> {
  const [recent] = await q<{ failures: number }>(
    `select count(*) as failures from sign_in_failure
     where user_id = $1 and failed_at > now() - interval '5 minutes'`,
    [userId],
  );
  if (recent && recent.failures >= allowedFailures) return 'too-many';
  const user = await findUser(q, userId);
  if (await isPassword(password, user?.passwordHash)) {
    await q('delete from sign_in_failure where user_id = $1', [userId]);
    return 'signed-in';
  }
  await q('insert into sign_in_failure (user_id, failed_at) values ($1, now())', [userId]);
  return 'wrong';
}
