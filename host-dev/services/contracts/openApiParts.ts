import * as z from 'zod/mini';

/** What every refused call answers. */
export const problemAnswer = {
  description: 'Refused',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** A write that makes something, once per `Idempotency-Key`. */
export const create = (operationId: string, request: z.core.$ZodType, answer: z.core.$ZodType) => ({
  ...operation(operationId, { 201: json(answer), 409: problemAnswer }),
  parameters: [header('Idempotency-Key', true)],
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

/** References of a schema into itself stand for any JSON: in a larger document they would lead nowhere. */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output' = 'output') {
  const { $schema: _, $defs: __, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const text = JSON.stringify(rest).replace(/\{"\$ref":"#\/\$defs\/[^"]+"\}/g, '{}');
  return JSON.parse(text) as object;
}

export const uuidParameter = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
});

export const header = (name: string, required: boolean, example?: string) => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string', ...(example ? { examples: [example] } : { format: 'uuid' }) },
});
