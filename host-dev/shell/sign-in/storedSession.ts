import { sourceData } from '@vp-digital/core/contracts';
import * as z from 'zod/mini';
import { keeper } from './keeper';

const session = z.object({
  accessToken: z.string(),
  refreshToken: z.optional(z.string()),
  idToken: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
  /** Who is signed in, and what they may do. */
  source: sourceData,
  /** Where its token is exchanged, so that a page that is loaded anew need not ask how the sign-in is reached. */
  tokenEndpoint: z.optional(z.string()),
});
export type Session = z.infer<typeof session>;

/** Who is signed in, in this tab. */
export const storedSession = keeper('vp.sign-in.session', session);
