import type { FastifyInstance } from 'fastify';
import { assetRoutes } from './assets';
import { createProvider } from './createProvider';
import { interactionRoutes } from './interactionRoutes';
import { mountProvider } from './mountProvider';
import { createKnownBrowsers } from './knownBrowser';
import type { SignInParts } from './parts';
import type { Secrets } from './secrets';

export { loadSecrets } from './secrets';

/**
 * Everything below `/oidc`. The provider is made at its first use, because its public address is known only when the
 * server listens. Answers a function that makes it ahead of the first user.
 */
export async function signInRoutes(
  app: FastifyInstance,
  given: Omit<SignInParts, 'browsers'>,
  secrets: Secrets,
  origin: () => string,
): Promise<() => Promise<unknown>> {
  let made: ReturnType<typeof createProvider> | undefined;
  const signIn = () => {
    made ??= createProvider(origin(), given, secrets);
    return made;
  };
  const browsers = () => createKnownBrowsers(origin(), secrets.cookieKeys);
  assetRoutes(app);
  await app.register(async (scope) => interactionRoutes(scope, { ...given, browsers }, signIn));
  await app.register(async (scope) => mountProvider(scope, origin, signIn));
  return signIn;
}
