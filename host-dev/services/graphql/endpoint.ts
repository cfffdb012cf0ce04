import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GraphqlName } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import {
  type DocumentNode,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  type Source,
  validate,
  type ValidationRule,
} from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import type { Caller } from '../authorization';
import type { Services } from '../services';
import { limitCost, maximumTokens } from './limits';
import { createErrorMask } from './maskErrors';

/** What resolvers get: who asks, and the database. */
export interface GraphqlContext extends Pick<Services, 'database' | 'now' | 'limiter'> {
  caller: Caller;
}

type Resolvers = NonNullable<Parameters<typeof createSchema<GraphqlContext>>[0]['resolvers']>;

const bodyLimit = 32 * 1024;

/** `POST /graphql/<name>`: answers the SDL of the contracts (`contracts/graphql/<name>.graphql`). */
export function graphqlEndpoint(
  app: FastifyInstance,
  { authorize, database, now, limiter }: Services,
  name: GraphqlName,
  resolvers: Resolvers,
): void {
  const path = `/graphql/${name}`;
  const sdl = createRequire(import.meta.url).resolve(`@vp-digital/core/contracts/graphql/${name}.graphql`);
  const schema = createSchema<GraphqlContext>({ typeDefs: readFileSync(sdl, 'utf8'), resolvers });
  const yoga = createYoga<GraphqlContext>({
    schema,
    graphqlEndpoint: path,
    graphiql: false,
    landingPage: false,
    multipart: false,
    logging: false,
    maskedErrors: { maskError: createErrorMask(app.log) },
    plugins: [limits],
  });

  app.post(path, { bodyLimit }, async (request, reply) => {
    const caller = await authorize(request, {
      inRole: true,
      limit: 'reads',
      onLockedDevice: () => name === 'person', // its resolvers ask for more
    });
    const answer = await yoga.fetch(
      new URL(path, 'http://localhost'),
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(request.body),
      },
      { caller, database, now, limiter },
    );
    return reply
      .code(answer.status)
      .headers({
        ...retryAfter(answer),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      })
      .send(await answer.text());
  });
}

function retryAfter({ headers }: Response): Record<string, string> {
  const seconds = headers.get('retry-after');
  return seconds ? { 'retry-after': seconds } : {};
}

const limits: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source: string | Source) => parse(source, { maxTokens: maximumTokens }));
  },
  /** Callers have the schema from the contracts; it is not told in answers, nor guessed in refusals (ASVS 5.0, 4.3.2). */
  onValidate({ addValidationRule, setValidationFn }) {
    addValidationRule(limitCost);
    addValidationRule(NoSchemaIntrospectionCustomRule);
    setValidationFn((schema: GraphQLSchema, document: DocumentNode, rules?: ValidationRule[]) =>
      validate(schema, document, rules, { hideSuggestions: true }),
    );
  },
};
