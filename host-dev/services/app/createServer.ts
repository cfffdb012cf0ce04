import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { requestId } from './requestLog';
import { serviceLog } from '../monitoring/serviceLog';

/** Milliseconds. */
export interface Timeouts {
  /** Until a call is answered, 503 at the latest; the way of its body to us counts. */
  answer: number;
  /** The same for the routes that take bytes: ten megabytes at half a megabit a second. */
  bytes: number;
}

export const usualTimeouts: Timeouts = { answer: 20_000, bytes: 180_000 };

interface ServerOptions {
  logLevel: 'info' | 'warn' | 'silent';
  /** Where the log goes, by default to the standard output. */
  logStream?: { write(line: string): void } | undefined;
  timeouts?: Timeouts | undefined;
  trustProxy?: FastifyServerOptions['trustProxy'];
}

/** A server without routes. */
export function createServer({
  logLevel,
  logStream,
  timeouts = usualTimeouts,
  trustProxy,
}: ServerOptions): FastifyInstance {
  const server = Fastify({
    logger: serviceLog(logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }), // ours names no addresses
    genReqId: requestId,
    bodyLimit: 256 * 1024,
    connectionTimeout: Math.max(30_000, 1.5 * timeouts.answer), // nothing arrives, nor is a call due to be answered
    http: { headersTimeout: 15_000 },
    requestTimeout: timeouts.bytes,
    keepAliveTimeout: 65_000,
    handlerTimeout: timeouts.answer,
    ...(trustProxy !== undefined && { trustProxy }),
  });
  server.addHook('onSend', closeUnread);
  return server;
}

/** An answer that comes before the end of the body ends the connection: whoever lets the rest drip holds none. */
const closeUnread = async (
  { raw }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  if (!raw.complete) void reply.header('connection', 'close');
  return payload;
};
