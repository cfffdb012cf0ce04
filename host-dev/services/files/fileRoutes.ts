import { createHash } from 'node:crypto';
import { fileType, maximumFileSize } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ServiceError } from '../http/ServiceError';
import { householdParameters, parseRequest } from '../http/validation';
import type { Need } from '../authorization';
import { once, repeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { detectType } from './detectType';
import { contentDisposition, fileNameOf } from './fileName';
import { deleteFile, listFiles, type NewFile, readFile, storeFile } from './fileStore';

const filesPath = '/api/households/:householdId/files';
const fileParameters = z.extend(householdParameters, { fileId: z.uuid() });

const need: Need = { permission: permissions.documentUpload, fileRight: 'access' };

/**
 * Files of a household, as `contracts/files` says. In a scope of its own: only here bodies are bytes, for which there
 * are `patience` milliseconds.
 */
export function fileRoutes(
  app: FastifyInstance,
  { database, now, authorize }: Services,
  patience: number,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    fileType.options,
    { parseAs: 'buffer', bodyLimit: maximumFileSize },
    (_request, body, done) => done(null, body),
  );
  const callerOf = (request: FastifyRequest) => authorize(request, need);
  const senderOf = (request: FastifyRequest) => authorize(request, { ...need, limit: 'uploads' });

  app.get(filesPath, async (request, reply) => {
    const caller = await callerOf(request);
    const { householdId } = parseRequest(householdParameters, request.params);
    return reply.header('cache-control', 'no-store').send(await listFiles(database.q, caller, householdId));
  });

  // who may not is refused before the bytes are read
  app.post(
    filesPath,
    { handlerTimeout: patience, onRequest: async (request) => void (await senderOf(request)) },
    async (request, reply) => {
      const caller = await senderOf(request);
      const { householdId } = parseRequest(householdParameters, request.params);
      const file = newFile(request);
      const { headers, method, url, params } = request;
      const body = { name: file.name, type: file.type, sha256: file.sha256 };
      const write = repeatableWrite(caller, { headers, method, url, params, body });
      const at = now();
      const stored = await once(database, write, at, (q) => storeFile(q, caller, householdId, file, at));
      return reply.code(201).send(stored);
    },
  );

  app.get(`${filesPath}/:fileId`, async (request, reply) => {
    const caller = await callerOf(request);
    const { householdId, fileId } = parseRequest(fileParameters, request.params);
    const at = now();
    const { name, type, content } = await database.tx((q) => readFile(q, caller, householdId, fileId, at));
    return reply
      .type(type)
      .headers({ 'content-disposition': contentDisposition(name), 'cache-control': 'no-store' })
      .send(content);
  });

  app.delete(`${filesPath}/:fileId`, async (request, reply) => {
    const caller = await callerOf(request);
    const { householdId, fileId } = parseRequest(fileParameters, request.params);
    const at = now();
    const gone = await once(database, repeatableWrite(caller, request), at, (q) =>
      deleteFile(q, caller, householdId, fileId, at),
    );
    return reply.header('cache-control', 'no-store').send(gone);
  });
}

/** What was sent, by what it is. Throws 415 when the bytes are of no type that is taken, or not of the one they claim. */
function newFile({ body, headers }: FastifyRequest): NewFile {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new ServiceError('invalid', 'There is no file.');
  const type = detectType(body);
  if (!type || headers['content-type']?.split(';')[0] !== type)
    throw new ServiceError('unsupported', 'The bytes are not of the type that they claim.');
  return {
    name: fileNameOf(headers['content-disposition'], type),
    type,
    sha256: createHash('sha256').update(body).digest('hex'),
    content: body,
  };
}
