import * as z from 'zod/mini';

/**
 * The profile that sign-in hands to the shell (claims of the ID token). `fileRights` are the rights on files that
 * the user-account area grants; `userPermissions` the keys of `reference/permissions`.
 */
export const profile = z.object({
  sub: z.string(),
  preferred_username: z.string(),
  name: z.string(),
  parentUserId: z.optional(z.string()),
  /** Whom to ask for rights; a main advisor has none above. */
  mainAdvisor: z.optional(z.object({ name: z.string(), email: z.optional(z.string()) })),
  role: z.string(),
  userPermissions: z.array(z.string()),
  fileRights: z.array(z.enum(['access', 'search', 'create'])),
  advisor: z.boolean(),
  assistant: z.boolean(),
});
export type Profile = z.infer<typeof profile>;
