import type { Problem } from '@vp-digital/core/contracts';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../http/ServiceError';

type Issue = NonNullable<Problem['issues']>[number];

/** Deeper than any document of the contracts; what reads a deeper one calls itself until there is no room left. */
const deepest = 32;

/**
 * Refuses, before anybody reads it, what no database keeps as it is: texts with a NUL, halves of characters, and JSON
 * that is nested deeper than any contract. Holds for bodies, addresses and their parameters.
 */
export function refuseOddInput(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const given of [params, query, body]) {
      const issue = oddPart(given);
      if (issue)
        throw new ServiceError('invalid', 'The request holds what nobody can keep.', { issues: [issue] });
    }
  });
}

/** The first part that cannot be kept; walks without calling itself, so that depth costs nothing. */
function oddPart(value: unknown): Issue | undefined {
  const open: { path: string; depth: number; part: unknown }[] = [{ path: '', depth: 0, part: value }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, depth, part } = next;
    if (typeof part === 'string' && !isPlain(part))
      return { path, code: 'text', message: 'A text holds a NUL or half a character.' };
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) continue;
    if (depth === deepest) return { path, code: 'depth', message: `Nested deeper than ${deepest}.` };
    for (const [key, inner] of Object.entries(part)) {
      if (!isPlain(key)) return { path, code: 'text', message: 'A name holds a NUL or half a character.' };
      open.push({ path: `${path}/${key}`, depth: depth + 1, part: inner });
    }
  }
  return undefined;
}

const isPlain = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
