import * as z from 'zod/mini';

/** The answers of `/graphql/advisor`, as the browser checks them; the SDL beside this file is the contract. */
const advisorContext = z.object({
  contract: z.string(),
  label: z.string(),
  role: z.enum(['OWN', 'ASSISTANCE', 'DEPUTY']),
  households: z.int(),
  lastUsed: z.nullable(z.iso.datetime()),
});
export type AdvisorContext = z.infer<typeof advisorContext>;

export const contextsQuery = 'query contexts { contexts { contract label role households lastUsed } }';
export const contextsAnswer = z.object({ contexts: z.array(advisorContext) });

const advisorRole = z.object({ userId: z.string(), name: z.string(), contract: z.string() });
export type AdvisorRole = z.infer<typeof advisorRole>;

export const rolesQuery = 'query roles($query: String!) { roles(query: $query) { userId name contract } }';
export const rolesAnswer = z.object({ roles: z.array(advisorRole) });
