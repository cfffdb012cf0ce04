import type { IdTokenClaims, UserData } from '@vp-digital/core/contracts';
import type { Query } from '../database';

export interface User {
  userId: string;
  name: string;
  email: string | null;
  parentUserId: string | null;
  role: string;
  permissions: string[];
  fileRights: UserData['fileRights'];
  advisor: boolean;
  assistant: boolean;
  passwordHash: string;
}

const columns = `user_id as "userId", name, email, parent_user_id as "parentUserId", role, permissions,
  file_rights as "fileRights", advisor, assistant, password_hash as "passwordHash"`;

export async function findUser(q: Query, userId: string): Promise<User | undefined> {
  const [user] = await q<User>(`select ${columns} from advisor_user where user_id = $1`, [userId]);
  return user;
}

export const listUsers = (q: Query): Promise<User[]> =>
  q<User>(`select ${columns} from advisor_user order by user_id`);

/** Whether the user may act under an accounting contract; if so, notes that they do. */
export async function takeContext(q: Query, userId: string, contract: string): Promise<boolean> {
  const rows = await q(
    'update advisor_context set last_used = now() where user_id = $1 and contract = $2 returning contract',
    [userId, contract],
  );
  return rows.length > 0;
}

/** The nearest main advisor above a user; undefined for the one at the top. */
export async function findMainAdvisor(q: Query, { parentUserId }: User): Promise<User | undefined> {
  const above = parentUserId === null ? undefined : await findUser(q, parentUserId);
  return above === undefined || above.role === 'mainAdvisor' ? above : findMainAdvisor(q, above);
}

export const claimsOf = (user: User, mainAdvisor: User | undefined): IdTokenClaims => ({
  sub: user.userId,
  preferred_username: user.userId,
  name: user.name,
  userData: {
    ...(user.parentUserId && { parentUserId: user.parentUserId }),
    ...(mainAdvisor && {
      mainAdvisor: { name: mainAdvisor.name, ...(mainAdvisor.email && { email: mainAdvisor.email }) },
    }),
    role: user.role,
    userPermissions: user.permissions,
    fileRights: user.fileRights,
    advisor: user.advisor,
    assistant: user.assistant,
  },
});
