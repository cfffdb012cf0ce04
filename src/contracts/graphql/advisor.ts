import * as z from 'zod/mini';

/** The answers of `/graphql/advisor`, as the browser checks them; the SDL next to this file is the contract. */
const advisorRole = z.object({ userId: z.string(), name: z.string(), contract: z.string() });
export type AdvisorRole = z.infer<typeof advisorRole>;

export const rolesQuery = 'query roles($query: String!) { roles(query: $query) { userId name contract } }';
export const rolesAnswer = z.object({ roles: z.array(advisorRole) });
