import { GraphQLError } from 'graphql';
import { ServiceError } from '../app/ServiceError';
import { requireNeed } from '../authorization';

/** A refusal as GraphQL says it: the problem's code in `extensions.code`, its status as the answer's. */
export const refusal = ({ message, code, status }: ServiceError): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

/** As `requireNeed`, for resolvers. */
export function requireNeedInQuery(...need: Parameters<typeof requireNeed>): void {
  try {
    requireNeed(...need);
  } catch (error) {
    throw error instanceof ServiceError ? refusal(error) : error;
  }
}
