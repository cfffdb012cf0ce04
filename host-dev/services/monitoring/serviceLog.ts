import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

/**
 * What the services write: never an address, because ids stand in it, and never an error's own text where that can
 * quote what it was about.
 */
export const serviceLog = (
  level: string,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  redact: ['req', 'res'],
  serializers: { err: withoutPersonalData },
  hooks: {
    // the library would take the error's text for the line's
    logMethod(given, method) {
      const [first, ...rest] = given;
      const said: unknown[] = first instanceof Error ? [{ err: first }, ...rest] : [first, ...rest];
      method.apply(
        this,
        (said.length === 1 && hasError(said[0]) ? [said[0], 'error'] : said) as typeof given,
      ); // as many as were given
    },
  },
  ...(stream && { stream }),
});

const hasError = (value: unknown): boolean => typeof value === 'object' && value !== null && 'err' in value;

export function logUnexpected(log: FastifyBaseLogger, error: unknown): void {
  log.error({ err: error }, 'unexpected error');
}

/**
 * A database's message can quote the value it refused, a server's the address; their code and the place in our code are
 * enough to find it.
 */
function withoutPersonalData(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type: error.name, message: code ?? error.message, stack: frames.join('\n') };
}
