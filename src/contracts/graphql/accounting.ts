import * as z from 'zod/mini';

/** The answers of `/graphql/accounting`, as the browser checks them; the SDL next to this file is the contract. */
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
