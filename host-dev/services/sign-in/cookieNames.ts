/**
 * With https the names say so, and browsers then take such cookies from nobody else: `__Host-` where the cookie is for
 * every path, `__Secure-` where it is for some (RFC 6265bis, 4.1.3).
 */
export const ownCookie = (name: string, isSecure: boolean): string => (isSecure ? `__Secure-${name}` : name);

/** Of the provider's cookies: the session's is for every path, the others for one sign-in. */
export const providerCookies = (isSecure: boolean) => ({
  session: isSecure ? '__Host-session' : '_session',
  interaction: ownCookie('_interaction', isSecure),
  resume: ownCookie('_interaction_resume', isSecure),
});
