import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests get to finish when the process is told to end. */
export const drainTime = 10_000;

/**
 * Answers what ends the server: no more requests, those it has get their time, and every connection goes as soon as
 * nothing is asked on it; one on which nothing was ever asked is not idle to the server.
 */
export function prepareDrain(app: FastifyInstance): () => Promise<void> {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeUnused = () => {
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async () => {
    const impatience = setTimeout(() => server.closeAllConnections(), drainTime);
    const sweep = setInterval(closeUnused, 100);
    await app.close();
    clearInterval(sweep);
    clearTimeout(impatience);
  };
}
