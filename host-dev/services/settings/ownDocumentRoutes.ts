import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import type { Caller } from '../authorization';
import { ifMatchVersion } from '../http/ifMatchVersion';
import { parseRequest } from '../http/validation';
import type { Services } from '../services';
import type { OwnDocuments } from './ownDocument';

interface OwnDocumentRoutes<Data> {
  path: string;
  schema: z.ZodMiniType<Data>;
  documents: OwnDocuments<Data>;
  /** Throws for what the caller may not change. */
  check(caller: Caller, next: Data, current: Data): void;
}

/** Replaces the caller's own document: whose it is is the token's word, never the address's. */
export function ownDocumentRoutes<Data extends object>(
  app: FastifyInstance,
  { database, authorize }: Services,
  { path, schema, documents, check }: OwnDocumentRoutes<Data>,
): void {
  app.put(path, async (request, reply) => {
    const caller = await authorize(request, { permission: permissions.mainAccess });
    const baseVersion = ifMatchVersion(request.headers['if-match']);
    const data = parseRequest(schema, request.body);
    const current = await documents.read(database.q, caller.userId);
    check(caller, data, current.data);
    const replaced = await documents.replace(database.q, caller.userId, baseVersion, data);
    if (replaced) return sendDocument(reply, replaced);
    return sendDocument(reply.code(412), await documents.read(database.q, caller.userId));
  });
}

export const sendDocument = (reply: FastifyReply, document: { version: number }): FastifyReply =>
  reply.headers({ etag: `"${document.version}"`, 'cache-control': 'no-store' }).send(document);
