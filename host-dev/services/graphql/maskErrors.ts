import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { asServiceError } from '../http/problems';
import { logUnexpected } from '../monitoring/serviceLog';

/**
 * What a resolver throws, as GraphQL says it: the problem's code in `extensions.code`, its status as the answer's.
 * Errors of the query itself pass; what nobody foresaw is logged and says nothing about us.
 */
export function createErrorMask(log: FastifyBaseLogger): (error: unknown) => Error {
  return (error) => {
    if (
      error instanceof GraphQLError &&
      (!error.originalError || error.originalError instanceof GraphQLError)
    )
      return withoutSuggestion(error);
    const cause = error instanceof GraphQLError ? error.originalError : error;
    const { code, status, message, issues, retryAfter } = asServiceError(cause);
    if (code === 'internal') logUnexpected(log, cause);
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    const path = error instanceof GraphQLError ? error.path : undefined;
    return new GraphQLError(message, {
      ...(path && { path }),
      extensions: { code, ...(issues && { issues }), http: { status, headers } },
    });
  };
}

/** Values of variables are checked where no option keeps the library from guessing what was meant. */
function withoutSuggestion(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ Did you mean .*$/s, '');
  return message === error.message ? error : new GraphQLError(message, { extensions: error.extensions });
}
