import { isDeepStrictEqual } from 'node:util';
import { preferences } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { requireNeed } from '../authorization';
import type { Services } from '../services';
import { ownDocuments } from './ownDocument';
import { ownDocumentRoutes } from './ownDocumentRoutes';

/** Of each person her own settings; read through `/graphql/configuration`. */
export const preferencesOf = ownDocuments('preferences', preferences, { favourites: [] });

/** Writes a person's own settings, as `contracts/preferences` says. */
export function preferencesRoutes(app: FastifyInstance, services: Services): void {
  ownDocumentRoutes(app, services, {
    path: '/api/settings/preferences',
    schema: preferences,
    documents: preferencesOf,
    check: (caller, next, current) => {
      for (const [field, permission] of permissionOf)
        if (!isDeepStrictEqual(next[field], current[field])) requireNeed(caller, { permission });
    },
  });
}

/** What is changed with more than access to the main app. */
const permissionOf = [
  ['favourites', permissions.favorites],
  ['favouriteHouseholds', permissions.favorites],
  ['favouriteProducts', permissions.favorites],
  ['defaultContract', permissions.userSettings],
  ['tiles', permissions.userSettings],
  ['hiddenTiles', permissions.userSettings],
] as const;
