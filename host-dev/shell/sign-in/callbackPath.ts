/** Where the organisation's sign-in page leads back to. */
export const callbackPath = '/anmeldung/callback';
