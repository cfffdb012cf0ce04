import type { Problem } from '@vp-digital/core/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../database';
import { ServiceError } from './ServiceError';
import { logUnexpected } from '../monitoring/serviceLog';

/** Throws what says better than `error` why a request is refused, where there is something to say. */
type Explain = (request: FastifyRequest, error: unknown) => Promise<void>;

/** Every refused call answers `application/problem+json` (RFC 9457); what nobody foresaw answers 500 and is logged. */
export function answerProblems(app: FastifyInstance, explain: Explain = async () => {}): void {
  app.setErrorHandler(async (error, request, reply) => {
    const reason = await explain(request, error).then(
      () => error,
      (better: unknown) => better,
    );
    const refusal = refusalOf(request, reason);
    if (refusal.code === 'unauthorized') reply.header('www-authenticate', 'Bearer');
    const answered = sendProblem(request, reply, refusal);
    // what is found after its time is over goes nowhere
    reply.send = () => reply;
    return answered;
  });
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: ServiceError,
): FastifyReply {
  const problem = problemOf(request, refusal);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return reply.code(refusal.status).type('application/problem+json').send(JSON.stringify(problem));
}

export const problemOf = (request: FastifyRequest, refusal: ServiceError): Problem => ({
  status: refusal.status,
  code: refusal.code,
  title: refusal.message,
  requestId: request.id,
  ...(refusal.issues && { issues: refusal.issues }),
});

/** What the caller is told about an error; what nobody foresaw is logged. */
export function refusalOf({ log }: FastifyRequest, error: unknown): ServiceError {
  const refusal = asServiceError(error);
  if (refusal.code === 'internal') logUnexpected(log, error);
  return refusal;
}

/** What the caller is told about an error. */
export function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isDatabaseAway(error)) return new ServiceError('unavailable', 'The database does not answer.');
  if (sqlState(error)?.startsWith('22'))
    return new ServiceError('invalid', 'A value cannot be kept.', { status: 422 });
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new ServiceError('too-large', 'The body is too large.');
  if (status === 415) return new ServiceError('unsupported', 'This media type is not understood.');
  if (status === 503) return new ServiceError('unavailable', 'The service is too busy or about to end.');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new ServiceError('invalid', 'The request is not well-formed.', { status });
  return new ServiceError('internal', 'Something went wrong.');
}

const connectionErrors = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * States that pass: time for a statement ran out (57014), a server that is starting or shutting down (57P), no disk,
 * memory or connection left (class 53), a disk that fails (class 58), one that only reads (25006).
 */
const passingStates = /^(57014|57P..|53...|58...|25006)$/;

/** No connection, or one to a database that cannot do what it is asked for now. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return connectionErrors.has(String(error.code)) || passingStates.test(sqlState(error) ?? '');
}
