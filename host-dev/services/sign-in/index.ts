import type { FastifyInstance } from 'fastify';
import type { Query } from '../database';
import type { Limiter } from '../limits';
import { assetRoutes } from './assets';
import { createProvider } from './createProvider';
import { interactionRoutes } from './interactionRoutes';
import { mountProvider } from './mountProvider';
import type { Secrets } from './secrets';

export { chooseLanguage, html, type Language, page } from './pages';
export { hashPassword, isPassword } from './password';
export { loadSecrets } from './secrets';

/**
 * Everything below `/oidc`. The provider is made at its first use, because its public address is known only when the
 * server listens. Answers a function that makes it ahead of the first user.
 */
export async function signInRoutes(
  app: FastifyInstance,
  parts: { q: Query; limiter: Limiter },
  secrets: Secrets,
  origin: () => string,
): Promise<() => Promise<unknown>> {
  let made: ReturnType<typeof createProvider> | undefined;
  const signIn = () => {
    made ??= createProvider(origin(), parts.q, secrets);
    return made;
  };
  assetRoutes(app);
  await app.register(async (scope) => interactionRoutes(scope, parts, signIn));
  await app.register(async (scope) => mountProvider(scope, origin, signIn));
  return signIn;
}
