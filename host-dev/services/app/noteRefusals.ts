import type { FastifyInstance } from 'fastify';
import { callerOf, whoCalls } from '../authorization';
import type { SecurityEvent, SecurityLog } from '../securityLog';
import { logUnexpected } from '../monitoring/serviceLog';

const eventOf: Readonly<Record<number, SecurityEvent>> = {
  401: 'token.refused',
  403: 'access.denied',
  429: 'limit.reached',
};

/**
 * Notes calls that were refused: by whom and of which route, never of which household or with what. It is written down
 * before the answer goes out, so whoever has been refused already stands in the log (OWASP ASVS 5.0, 16.3.2).
 */
export function noteRefusals(app: FastifyInstance, security: SecurityLog): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const event = eventOf[reply.statusCode];
    // a form that was filled in wrongly has no token, and is noted by what reads it
    if (!event || request.headers.authorization === undefined) return payload;
    const caller = callerOf(request);
    const detail = `${request.method} ${request.routeOptions.url ?? 'other'}`;
    const about = caller ? { userId: whoCalls(caller), contract: caller.contract, detail } : { detail };
    await security.note(event, about).catch((error: unknown) => logUnexpected(request.log, error));
    return payload;
  });
}
