import { sourceData } from '@vp-digital/core/contracts';
import * as z from 'zod/mini';

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

const pending = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
});
export type PendingSignIn = z.infer<typeof pending>;

/** What the sign-in keeps in this tab: who is signed in, and a sign-in that is under way. */
export const keptSession = keeper('vp.sign-in.session', session);
export const keptPending = keeper('vp.sign-in.pending', pending);

interface Keeper<Value> {
  read(): Value | undefined;
  write(value: Value): void;
  clear(): void;
}

function keeper<Value>(key: string, schema: z.ZodMiniType<Value>): Keeper<Value> {
  return {
    read() {
      const text = sessionStorage.getItem(key);
      return text === null ? undefined : schema.safeParse(parsed(text)).data;
    },
    write: (value) => sessionStorage.setItem(key, JSON.stringify(value)),
    clear: () => sessionStorage.removeItem(key),
  };
}

/** What somebody else wrote under our key counts as nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
