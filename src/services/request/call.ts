import type { GraphqlName } from '@vp-digital/core/reference';
import type * as z from 'zod/mini';

/** A call of a service; the answer is checked against `answer` before anybody sees it. */
export type Call<Answer = unknown> = RestCall<Answer> | GraphqlCall<Answer>;

export interface RestCall<Answer> {
  kind: 'rest';
  /** Default: the households'. */
  service?: 'households' | 'settings' | 'appointment' | 'userAccount' | 'product';
  method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  /** Below the address of the service: `/{householdId}/sections/incomes`. */
  path: string;
  body?: unknown;
  /** Bytes in place of `body`; their type is sent with them. */
  file?: Blob;
  /** Version that a write is based on; sent as `If-Match`. */
  baseVersion?: number;
  answer: z.ZodMiniType<Answer>;
  /** Body of a 412, where the endpoint has one. */
  conflict?: z.ZodMiniType;
}

export interface GraphqlCall<Answer> {
  kind: 'graphql';
  service: GraphqlName;
  query: string;
  variables?: Record<string, unknown>;
  answer: z.ZodMiniType<Answer>;
}
