import { type AreaToken, exchangeToken, type TokenExchange } from './exchangeToken';

/** Milliseconds; what is good for less is not handed out any more. */
const goodFor = 60_000;

/**
 * One token for all that ask for the same while it is good for another minute, so that going to the next area waits for
 * nobody. It lives in this closure only.
 *
 * @returns exchanges; `had` is the token that the caller has already and found no use for: it gets another one.
 */
export function createSharedTokens(): (exchange: TokenExchange, had?: string) => Promise<AreaToken> {
  let kept: { key: string; token: Promise<AreaToken> } | undefined;
  return async (exchange, had) => {
    const key = JSON.stringify(exchange);
    const known = kept?.key === key ? await kept.token.catch(() => undefined) : undefined;
    if (known && known.accessToken !== had && Date.parse(known.expiresAt) - Date.now() > goodFor)
      return known;
    kept = { key, token: exchangeToken(exchange) };
    return kept.token;
  };
}
