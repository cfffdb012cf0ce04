import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from './cookieNames';

const days = 90;

/**
 * Tells the browsers that a user has signed in with before (OWASP, "device cookies"): somebody who guesses elsewhere
 * locks the owner out everywhere but there. The cookie says nothing of the user; it is good for this one's attempts only.
 */
export interface KnownBrowsers {
  /** The mark of a browser that is known to this user; undefined for every other one. */
  read(request: FastifyRequest, userId: string): string | undefined;
  remember(reply: FastifyReply, userId: string): void;
}

export function createKnownBrowsers(origin: string, [key = '']: readonly string[]): KnownBrowsers {
  const isSecure = origin.startsWith('https:');
  const name = ownCookie('vp_browser', isSecure);
  const seal = (userId: string, mark: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['known browser', userId, mark]))
      .digest('base64url');
  return {
    read({ headers }, userId) {
      const cookies = (headers.cookie ?? '').split(/;\s*/).map((cookie) => cookie.split('='));
      const value = cookies.find(([cookieName]) => cookieName === name)?.[1] ?? '';
      const [mark = '', sealed = ''] = value.split('.');
      return isSame(sealed, seal(userId, mark)) ? mark : undefined;
    },
    remember(reply, userId) {
      const mark = randomBytes(16).toString('base64url');
      const attributes = `Path=/oidc; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict`;
      reply.header(
        'set-cookie',
        `${name}=${mark}.${seal(userId, mark)}; ${attributes}${isSecure ? '; Secure' : ''}`,
      );
    },
  };
}

const isSame = (given: string, expected: string): boolean =>
  Buffer.byteLength(given) === Buffer.byteLength(expected) &&
  timingSafeEqual(Buffer.from(given), Buffer.from(expected));
