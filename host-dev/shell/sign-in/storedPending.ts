import * as z from 'zod/mini';
import { keeper } from './keeper';

const pending = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
});

/** A sign-in that is under way in this tab. */
export const storedPending = keeper('vp.sign-in.pending', pending);
