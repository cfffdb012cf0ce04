import { routes } from '@vp-digital/core/reference';
import type { ClientMetadata } from 'oidc-provider';

export const clientId = 'vp-shell';

export const tokenExchangeGrant = 'urn:ietf:params:oauth:grant-type:token-exchange';

/** Where the example of a shell in plain JavaScript stands. */
const foreignShell = '/foreign-shell/';

/** The shell: a public client (no secret, PKCE), known by its exact addresses. */
export const shellClient = (origin: string): ClientMetadata => ({
  client_id: clientId,
  client_name: 'Beratung',
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token', tokenExchangeGrant],
  response_types: ['code'],
  redirect_uris: [`${origin}${routes.login.path}/callback`, `${origin}${foreignShell}`],
  post_logout_redirect_uris: [`${origin}${routes.login.path}`, `${origin}${foreignShell}`],
});
