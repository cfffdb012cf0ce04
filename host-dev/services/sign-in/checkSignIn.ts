import type { Query } from '../database';
import type { SignInParts } from './parts';
import { findUser } from './users';

export type SignInResult = 'signed-in' | 'wrong' | 'too-many';

export interface Attempt {
  userId: string;
  password: string;
  /** The browser's own mark where this user has signed in with it before (`knownBrowser.ts`). */
  browser: string | undefined;
}

const allowedAttempts = 5;

/**
 * Checks a password. Every attempt is noted before it is looked at: after five within five minutes that failed, however
 * many came at once, the account answers nothing but `too-many`. A browser that its owner has signed in with is counted
 * for itself, so that nobody locks an owner out. One that could not be looked at (503) counts no longer.
 */
export async function checkSignIn(
  { q, passwords, security }: Pick<SignInParts, 'q' | 'passwords' | 'security'>,
  { userId, password, browser = '' }: Attempt,
): Promise<SignInResult> {
  const attempts = await noteAttempt(q, userId, browser);
  const user = await findUser(q, userId);
  if (attempts > allowedAttempts) {
    await security.note('sign-in.locked', user ?? {});
    return 'too-many';
  }
  const giveBack = () =>
    q('update sign_in_attempt set attempts = greatest(attempts - 1, 0) where user_id = $1 and browser = $2', [
      userId,
      browser,
    ]);
  if (!(await passwords.matches(password, user?.passwordHash, giveBack)) || !user) {
    await security.note('sign-in.failed', user ?? {});
    return 'wrong';
  }
  await security.note('sign-in.succeeded', user);
  await q('delete from sign_in_attempt where user_id = $1 and browser = $2', [userId, browser]);
  if (passwords.isOutdated(user.passwordHash))
    await q('update advisor_user set password_hash = $2 where user_id = $1', [
      userId,
      await passwords.hash(password),
    ]);
  return 'signed-in';
}

/** How many attempts there were within five minutes, with this one. One statement: others wait for its row. */
async function noteAttempt(q: Query, userId: string, browser: string): Promise<number> {
  const isOver = "a.since < now() - interval '5 minutes'";
  const [recorded] = await q<{ attempts: number }>(
    `insert into sign_in_attempt as a (user_id, browser, attempts, since) values ($1, $2, 1, now())
     on conflict (user_id, browser) do update set
       attempts = case when ${isOver} then 1 else a.attempts + 1 end,
       since = case when ${isOver} then now() else a.since end
     returning attempts`,
    [userId, browser],
  );
  return recorded?.attempts ?? 1;
}
