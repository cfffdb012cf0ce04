import type { JWK } from 'jose';
import type Provider from 'oidc-provider';
import type { errors as oidcErrors } from 'oidc-provider';
import { areaAudience, type Session } from '../authorization';
import type { Query } from '../database';
import { findImpersonation } from '../impersonation';
import { type AreaTokenSubject, signAreaToken } from './areaToken';
import { tokenExchangeGrant } from './client';
import { findUser, takeContext, type User } from './users';

const accessTokenType = 'urn:ietf:params:oauth:token-type:access_token';
const parameters = ['subject_token', 'subject_token_type', 'audience', 'contract', 'impersonation'] as const;

interface TokenExchange {
  provider: Provider;
  errors: typeof oidcErrors;
  q: Query;
  signingKey: JWK;
}

/**
 * RFC 8693: the shell hands in its own access token and gets a short one for the areas. `contract` is the accounting
 * contract of the chosen advisor context; without it the token is good for choosing one and nothing else. With the id of
 * an `impersonation` the token is for the role that was taken.
 */
export function registerTokenExchange({ provider, errors, q, signingKey }: TokenExchange): void {
  const subjectOf = async (token: string | undefined, client: string) => {
    const subject = token ? await provider.AccessToken.find(token) : undefined;
    const isOpen = subject?.grantId && (await provider.Grant.find(subject.grantId));
    const user = isOpen && subject.clientId === client ? await findUser(q, subject.accountId) : undefined;
    const session = user && (await sessionOf(subject?.sessionUid));
    if (!user || !session) throw new errors.InvalidGrant('the subject token is not valid');
    return { user, session };
  };

  /** All windows share it; whoever gives the password again renews its `auth_time`. */
  const sessionOf = async (id: string | undefined): Promise<Session | undefined> => {
    const session = id === undefined ? undefined : await provider.Session.findByUid(id);
    return session && { id: session.uid, authTime: session.authTime() ?? 0 };
  };

  const roleOf = async (actor: string, id: string): Promise<Omit<AreaTokenSubject, 'session'>> => {
    const role = await findImpersonation(q, actor, id);
    const user = role && (await findUser(q, role.userId));
    if (!user) throw new errors.AccessDenied('the role is not taken, or not any longer');
    return { user, contract: role.contract, role };
  };

  const ownOf = async (
    user: User,
    contract: string | undefined,
  ): Promise<Omit<AreaTokenSubject, 'session'>> => {
    if (contract && !(await takeContext(q, user.userId, contract)))
      throw new errors.AccessDenied('the accounting contract is not open to this user');
    return { user, contract };
  };

  provider.registerGrantType<Partial<Record<(typeof parameters)[number], string>>>(
    tokenExchangeGrant,
    async (ctx) => {
      const { client, params } = ctx.oidc;
      if (params.subject_token_type !== accessTokenType)
        throw new errors.InvalidRequest(`subject_token_type has to be ${accessTokenType}`);
      // no database takes it in a text
      if (parameters.some((name) => params[name]?.includes('\0')))
        throw new errors.InvalidRequest('a parameter holds a character that is none');
      if (params.audience !== areaAudience) throw new errors.InvalidTarget('unknown audience');
      const { user, session } = await subjectOf(params.subject_token, client.clientId);
      const subject = params.impersonation
        ? await roleOf(user.userId, params.impersonation)
        : await ownOf(user, params.contract);
      const { token, lifetime } = await signAreaToken(signingKey, provider.issuer, { ...subject, session });
      ctx.body = {
        access_token: token,
        issued_token_type: accessTokenType,
        token_type: 'Bearer',
        expires_in: lifetime,
      };
    },
    parameters,
  );
}
