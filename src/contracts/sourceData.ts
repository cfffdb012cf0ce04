import * as z from 'zod/mini';

/** From where the user of the orchestrator context comes: the two containers of the specification. */
export const sourceData = z.object({
  /** Who somebody is: what the organisation's sign-in says. */
  authData: z.object({
    profile: z.object({ sub: z.string(), preferred_username: z.string(), name: z.string() }),
  }),
  /** What somebody may do, and under whom: what the user-account area says. `userPermissions` are keys of `reference/permissions`. */
  userData: z.object({
    parentUserId: z.optional(z.string()),
    /** Whom to ask for rights; a main advisor has none above. */
    mainAdvisor: z.optional(z.object({ name: z.string(), email: z.optional(z.string()) })),
    role: z.string(),
    userPermissions: z.array(z.string()),
    fileRights: z.array(z.enum(['access', 'search', 'create'])),
    advisor: z.boolean(),
    assistant: z.boolean(),
  }),
});
export type SourceData = z.infer<typeof sourceData>;
export type UserData = SourceData['userData'];
