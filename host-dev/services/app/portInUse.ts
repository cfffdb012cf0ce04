import { createServer } from 'node:net';

/** Throws in words when somebody else listens at a port already, before anything is opened or built for it. */
export async function refuseUsedPort(port: number, host = 'localhost'): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(inWords(error, port)));
    probe.listen({ port, host }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

function inWords(error: Error, port: number): Error {
  if (!('code' in error)) return error;
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is in use, perhaps by another start of this application. End that one, or take another port: PORT=${port + 1}`,
      { cause: error },
    );
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be taken by this user. Take one above 1023: PORT=4200`, {
      cause: error,
    });
  return error;
}
