import { isDeepStrictEqual } from 'node:util';
import { preferences } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ifMatchVersion } from '../http/ifMatchVersion';
import { parseRequest } from '../http/validation';
import { requireNeed } from '../authorization';
import type { Services } from '../services';
import { readPreferences, replacePreferences } from './preferencesStore';

const path = '/api/settings/preferences';

/** A person's own settings, as `contracts/preferences` says: whose they are is the token's word, never the address's. */
export function preferencesRoutes(app: FastifyInstance, { database, authorize }: Services): void {
  app.get(path, async (request, reply) => {
    const { userId } = await authorize(request, { permission: permissions.mainAccess });
    return sendDocument(reply, await readPreferences(database.q, userId));
  });

  app.put(path, async (request, reply) => {
    const caller = await authorize(request, { permission: permissions.mainAccess });
    const baseVersion = ifMatchVersion(request.headers['if-match']);
    const data = parseRequest(preferences, request.body);
    const standing = await readPreferences(database.q, caller.userId);
    for (const [field, permission] of permissionOf)
      if (!isDeepStrictEqual(data[field], standing.data[field])) requireNeed(caller, { permission });
    const replaced = await replacePreferences(database.q, caller.userId, baseVersion, data);
    if (replaced) return sendDocument(reply, replaced);
    return sendDocument(reply.code(412), await readPreferences(database.q, caller.userId));
  });
}

/** What is changed with more than access to the main app. */
const permissionOf = [
  ['favourites', permissions.favorites],
  ['favouriteHouseholds', permissions.favorites],
  ['defaultContract', permissions.userSettings],
  ['tiles', permissions.userSettings],
  ['hiddenTiles', permissions.userSettings],
] as const;

const sendDocument = (reply: FastifyReply, document: { version: number }): FastifyReply =>
  reply.headers({ etag: `"${document.version}"`, 'cache-control': 'no-store' }).send(document);
