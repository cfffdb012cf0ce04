import { problem } from '@vp-digital/core/contracts';
import type * as z from 'zod/mini';
import { schemaOf } from './openApiSchemas';

/** What every refused call answers. */
export const problemAnswer = { $ref: '#/components/responses/Refused' };

const pathNames = [
  'householdId',
  'snapshotId',
  'reportId',
  'appointmentId',
  'contactId',
  'recommendationId',
  'linkId',
  'questionId',
  'attachmentId',
  'telephoneId',
  'fileId',
  'personId',
  'requestId',
  'impersonationId',
];

/** What the paths refer to besides schemas. */
export const referredParts = () => ({
  responses: {
    Refused: {
      description: 'Refused',
      content: { 'application/problem+json': { schema: schemaOf(problem) } },
    },
  },
  parameters: {
    ...Object.fromEntries(pathNames.map((name) => [name, uuidIn('path', name)])),
    IdempotencyKey: header('Idempotency-Key', true),
  },
});

/** A write that makes something, once per `Idempotency-Key`. */
export const create = (operationId: string, request: z.core.$ZodType, answer: z.core.$ZodType) => ({
  ...operation(operationId, { 201: json(answer), 409: problemAnswer }),
  parameters: [idempotencyKey],
  requestBody: { required: true, ...json(request, 'input') },
});

/** A question that takes a body and changes nothing. */
export const ask = (operationId: string, request: z.core.$ZodType, answer: z.core.$ZodType) => ({
  ...operation(operationId, { 200: json(answer) }),
  requestBody: { required: true, ...json(request, 'input') },
});

export const operation = (operationId: string, answers: Record<number, object>) => ({
  operationId,
  responses: { ...answers, '4XX': problemAnswer, '5XX': problemAnswer },
});

export const json = (schema: z.core.$ZodType, io: 'input' | 'output' = 'output') => ({
  description: 'JSON',
  content: { 'application/json': { schema: schemaOf(schema, io) } },
});

export const uuidParameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });

export const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' };

export const uuidIn = (place: 'path' | 'query', name: string) => ({
  name,
  in: place,
  required: place === 'path',
  schema: { type: 'string', format: 'uuid' },
});

export const header = (name: string, required: boolean, example?: string) => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string', ...(example ? { examples: [example] } : { format: 'uuid' }) },
});
