import {
  CORE_VERSION,
  coreVersionHeader,
  type KnownSectionConflict,
  type Problem,
  problem,
} from '@vp-digital/core/contracts';
import * as z from 'zod/mini';
import type { Call, RestCall } from './call';
import type { ServiceRuntime } from './runtime';
import type { ServiceError } from './serviceError';

export type Sent<Answer> = { data: Answer } | { error: ServiceError };

/** Milliseconds; files may come over a slow connection, and have to be read. */
const timeout = { json: 15_000, file: 180_000 };

/** One attempt: sends the call with a token and turns whatever comes back into data or a `ServiceError`. */
export async function send<Answer>(
  call: Call<Answer>,
  runtime: ServiceRuntime,
  key: string,
  signal: AbortSignal,
): Promise<Sent<Answer>> {
  const token = await runtime.tokens.get();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout[fileOf(call) ? 'file' : 'json']);
  let response: Response;
  let content: unknown;
  try {
    response = await fetch(address(call, runtime), {
      method: call.kind === 'graphql' ? 'POST' : call.method,
      headers: headers(call, token, key),
      body: body(call),
      signal: AbortSignal.any([signal, late.signal]),
    });
    content = await response.json().catch((reason: unknown) => {
      if (late.signal.aborted) throw reason; // it was on its way
    });
  } catch {
    return { error: { kind: 'offline' } };
  } finally {
    clearTimeout(timer);
  }
  return response.ok ? accepted(call, runtime, content) : { error: refused(call, response, content) };
}

function address(call: Call, { config }: ServiceRuntime): string {
  return call.kind === 'graphql'
    ? config.services.graphql[call.service]
    : config.services[call.service ?? 'households'] + call.path;
}

function headers(call: Call, token: string, key: string): HeadersInit {
  const isWrite = call.kind === 'rest' && call.method !== 'GET';
  return {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    [coreVersionHeader]: CORE_VERSION,
    ...contentType(call),
    ...(isWrite ? { 'idempotency-key': key } : {}),
    ...(call.kind === 'rest' && call.baseVersion !== undefined
      ? { 'if-match': `"${call.baseVersion}"` }
      : {}),
  };
}

const fileOf = (call: Call) => (call.kind === 'rest' ? call.file : undefined);

function contentType(call: Call): HeadersInit {
  const file = fileOf(call);
  if (file) return { 'content-type': file.type };
  return call.kind === 'graphql' || call.body !== undefined ? { 'content-type': 'application/json' } : {};
}

function body(call: Call): BodyInit | null {
  const file = fileOf(call);
  if (file) return file;
  if (call.kind === 'graphql') return JSON.stringify({ query: call.query, variables: call.variables ?? {} });
  return call.body === undefined ? null : JSON.stringify(call.body);
}

const graphqlAnswer = z.object({
  data: z.optional(z.unknown()),
  errors: z.optional(
    z.array(
      z.object({
        extensions: z.optional(z.object({ code: z.optional(z.string()), issues: problem.shape.issues })),
      }),
    ),
  ),
});

function accepted<Answer>(call: Call<Answer>, { onBroken }: ServiceRuntime, content: unknown): Sent<Answer> {
  if (call.kind === 'rest') return parsed(call.answer, onBroken, content);
  const envelope = graphqlAnswer.safeParse(content);
  if (envelope.data?.errors?.[0]?.extensions?.code === 'forbidden')
    return { error: forbidden(graphqlProblem(content)) };
  if (!envelope.success || envelope.data.errors) return broken;
  return parsed(call.answer, onBroken, envelope.data.data);
}

/** Content by its schema; a violation is reported. */
export function parsed<Answer>(
  schema: z.ZodMiniType<Answer>,
  onBroken: ServiceRuntime['onBroken'],
  content: unknown,
): Sent<Answer> {
  const result = schema.safeParse(content);
  if (result.success) return { data: result.data };
  if (content !== undefined) onBroken(brokenAnswer(result.error)); // otherwise the connection was cut off
  return broken;
}

/**
 * An answer that the contract does not allow. Reported by places and kinds, without values and ids, which are private.
 */
const brokenAnswer = ({ issues }: z.core.$ZodError): Error =>
  new Error(`answer: ${issues.map(({ code, path }) => `${code} ${path.filter(isName).join('/')}`).join()}`);

const isName = (key: PropertyKey): boolean => !/\d/.test(String(key));

const broken = { error: refusal(200, undefined) };

function refused(call: Call, response: Response, content: unknown): ServiceError {
  const conflict = response.status === 412 ? conflicting(call, content) : undefined;
  if (conflict) return conflict;
  const retryAfter = Number(response.headers.get('retry-after') ?? -1);
  if (response.status === 403 && call.kind === 'graphql') return forbidden(graphqlProblem(content));
  const error = refusal(response.status, problem.safeParse(content).data);
  return error.kind === 'failed' && retryAfter >= 0 ? { ...error, retryAfter } : error;
}

/** What a problem from the services means here. */
export function refusal(status: number, said: Problem | undefined): ServiceError {
  if (status === 401) return { kind: 'unauthorized' };
  if (status === 403) return forbidden(said);
  if (said && (status === 400 || status === 422)) return { kind: 'invalid', problem: said };
  return { kind: 'failed', status, requestId: said?.requestId, issues: said?.issues };
}

/** With which of the reasons, if the services name one. */
const forbidden = (said: Partial<Problem> | undefined): ServiceError => ({
  kind: 'forbidden',
  requestId: said?.requestId,
  ...(said?.issues && { issues: said.issues }),
});

/** What GraphQL says in its own way of why it refuses. */
const graphqlProblem = (content: unknown): Pick<Problem, 'issues'> | undefined =>
  graphqlAnswer.safeParse(content).data?.errors?.[0]?.extensions;

function conflicting(call: Call, content: unknown): ServiceError | undefined {
  const schema: RestCall<unknown>['conflict'] = call.kind === 'rest' ? call.conflict : undefined;
  const result = schema?.safeParse(content);
  return result?.success ? { kind: 'conflict', conflict: result.data as KnownSectionConflict } : undefined; // only sections declare a conflict body
}
