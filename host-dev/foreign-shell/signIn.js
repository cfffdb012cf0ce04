/** Sign-in of this shell: Authorization Code with PKCE, and the exchange of its token for one that areas use. */

const kept = {
  read: (name) => JSON.parse(sessionStorage.getItem(`foreign-shell.${name}`) ?? 'null'),
  write: (name, value) => sessionStorage.setItem(`foreign-shell.${name}`, JSON.stringify(value)),
  clear: (name) => sessionStorage.removeItem(`foreign-shell.${name}`),
};

const redirectUri = location.origin + location.pathname;

const base64url = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const discover = async ({ authority }) =>
  (await fetch(`${authority}/.well-known/openid-configuration`)).json();

/** The claims of a token that came straight from the token endpoint; a shell that stores it verifies it. */
function claimsOf(idToken) {
  const payload = idToken.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(
    new TextDecoder().decode(Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0))),
  );
}

async function postForm(address, fields) {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(`the sign-in answered ${answer.status}`);
  return answer.json();
}

/** Leaves for the organisation's sign-in page. */
export async function startSignIn(signIn) {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const state = crypto.randomUUID();
  kept.write('pending', { verifier, state, returnTo: location.hash });
  const { authorization_endpoint: address } = await discover(signIn);
  const challenge = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  location.assign(
    `${address}?${new URLSearchParams({
      client_id: signIn.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid profile',
      code_challenge: base64url(challenge),
      code_challenge_method: 'S256',
      state,
    })}`,
  );
}

/** The session of this tab; with a code in the address that of a sign-in which has just come back. */
export async function readSession(signIn) {
  const answer = new URLSearchParams(location.search);
  const pending = kept.read('pending');
  if (!answer.has('code') || pending?.state !== answer.get('state')) return kept.read('session');
  kept.clear('pending');
  const { token_endpoint: address } = await discover(signIn);
  const tokens = await postForm(address, {
    grant_type: 'authorization_code',
    client_id: signIn.clientId,
    code: answer.get('code'),
    redirect_uri: redirectUri,
    code_verifier: pending.verifier,
  });
  const { preferred_username: id, name, userData } = claimsOf(tokens.id_token);
  const { userPermissions: permissions, ...rest } = userData;
  const user = { id, name, permissions, ...rest };
  const session = { accessToken: tokens.access_token, idToken: tokens.id_token, user };
  kept.write('session', session);
  history.replaceState(null, '', location.pathname + pending.returnTo);
  return kept.read('session'); // as JSON has it: without members that are undefined
}

/** A short token for one audience, in the context of one accounting contract. */
export async function exchangeToken(signIn, { accessToken, user }, audience) {
  const { token_endpoint: address } = await discover(signIn);
  const { access_token: token, expires_in: seconds } = await postForm(address, {
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    client_id: signIn.clientId,
    subject_token: accessToken,
    subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    audience,
    ...(user.accountingContract && { contract: user.accountingContract }),
  });
  return { accessToken: token, expiresAt: new Date(Date.now() + seconds * 1_000).toISOString() };
}

export const keepSession = (session) => kept.write('session', session);

/** Leaves for the organisation's sign-out page, which comes back to the sign-in. */
export async function endSession(signIn, session) {
  kept.clear('session');
  const { end_session_endpoint: address } = await discover(signIn);
  location.assign(
    `${address}?${new URLSearchParams({
      id_token_hint: session.idToken,
      client_id: signIn.clientId,
      post_logout_redirect_uri: redirectUri,
    })}`,
  );
}
