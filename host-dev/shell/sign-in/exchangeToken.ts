import * as z from 'zod/mini';

export interface TokenExchange {
  address: string;
  clientId: string;
  subjectToken: string;
  audience: string;
  contract: string | undefined;
  impersonation: string | undefined;
}

export interface AreaToken {
  accessToken: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** The organisation says that the session is over. Nothing else ends it, a broken line least of all. */
export class SessionOverError extends Error {
  override readonly name = 'SessionOverError';
}

/** RFC 6749 §5.2: a token endpoint refuses with 400 or 401; every other failure is its own trouble. */
export const isRefused = (status: number): boolean => status === 400 || status === 401;

const answer = z.object({ access_token: z.string(), expires_in: z.number() });

/**
 * RFC 8693: the shell's own token for a short one with another audience. Rejects with `SessionOverError` when it is
 * refused, with another error when there is no answer.
 */
export async function exchangeToken(exchange: TokenExchange): Promise<AreaToken> {
  const response = await fetch(exchange.address, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      client_id: exchange.clientId,
      subject_token: exchange.subjectToken,
      subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      audience: exchange.audience,
      ...(exchange.contract && { contract: exchange.contract }),
      ...(exchange.impersonation && { impersonation: exchange.impersonation }),
    }),
  });
  if (isRefused(response.status))
    throw new SessionOverError(`the token exchange answered ${response.status}`);
  if (!response.ok) throw new Error(`the token exchange answered ${response.status}`);
  const { access_token: accessToken, expires_in: seconds } = answer.parse(await response.json());
  return { accessToken, expiresAt: new Date(Date.now() + seconds * 1_000).toISOString() };
}
