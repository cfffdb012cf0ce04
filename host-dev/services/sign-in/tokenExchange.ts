import type { JWK } from 'jose';
import type Provider from 'oidc-provider';
import type { errors as oidcErrors } from 'oidc-provider';
import { areaAudience } from '../authorization';
import type { Query } from '../database';
import { areaTokenLifetime, signAreaToken } from './areaToken';
import { tokenExchangeGrant } from './client';
import { findUser, hasContext } from './users';

const accessTokenType = 'urn:ietf:params:oauth:token-type:access_token';
const parameters = ['subject_token', 'subject_token_type', 'audience', 'contract'] as const;

interface TokenExchange {
  provider: Provider;
  errors: typeof oidcErrors;
  q: Query;
  signingKey: JWK;
}

/**
 * RFC 8693: the shell hands in its own access token and gets a short one for the areas. `contract` is the accounting
 * contract of the chosen advisor context; without it the token is good for choosing one and nothing else.
 */
export function registerTokenExchange({ provider, errors, q, signingKey }: TokenExchange): void {
  const subjectOf = async (token: string | undefined, client: string) => {
    const subject = token ? await provider.AccessToken.find(token) : undefined;
    const isOpen = subject?.grantId && (await provider.Grant.find(subject.grantId));
    const user = isOpen && subject.clientId === client ? await findUser(q, subject.accountId) : undefined;
    if (!user) throw new errors.InvalidGrant('the subject token is not valid');
    return user;
  };

  provider.registerGrantType<Partial<Record<(typeof parameters)[number], string>>>(
    tokenExchangeGrant,
    async (ctx) => {
      const { client, params } = ctx.oidc;
      if (params.subject_token_type !== accessTokenType)
        throw new errors.InvalidRequest(`subject_token_type has to be ${accessTokenType}`);
      if (params.audience !== areaAudience) throw new errors.InvalidTarget('unknown audience');
      const user = await subjectOf(params.subject_token, client.clientId);
      if (params.contract && !(await hasContext(q, user.userId, params.contract)))
        throw new errors.AccessDenied('the accounting contract is not open to this user');
      ctx.body = {
        access_token: await signAreaToken(signingKey, provider.issuer, user, params.contract),
        issued_token_type: accessTokenType,
        token_type: 'Bearer',
        expires_in: areaTokenLifetime,
      };
    },
    parameters,
  );
}
