import {
  contactChange,
  recommendation,
  recommendationRequest,
  recommendations,
} from '@vp-digital/core/contracts';
import * as z from 'zod/mini';
import { create, idempotencyKey, json, operation, uuidParameter } from './openApiParts';

const one = z.object({ recommendationId: z.uuid() });
const oneContact = z.object({ contactId: z.uuid() });

/** Codes, and what came in by them; for both kinds alike. */
const pathsOf = (name: string, word: string) => {
  const path = `/api/households/{householdId}/${name}`;
  const places = [uuidParameter('householdId'), uuidParameter('recommendationId')];
  return {
    [path]: {
      parameters: [uuidParameter('householdId')],
      get: operation(`list${word}s`, { 200: json(recommendations) }),
      post: create(`create${word}`, recommendationRequest, recommendation),
    },
    [`${path}/{recommendationId}/revocation`]: {
      parameters: places,
      post: { ...operation(`revoke${word}`, { 201: json(one) }), parameters: [idempotencyKey] },
    },
    [`${path}/{recommendationId}/contacts/{contactId}/state`]: {
      parameters: [...places, uuidParameter('contactId')],
      post: create(`changeContactOf${word}`, contactChange, oneContact),
    },
    [`${path}/{recommendationId}/contacts/{contactId}/removal`]: {
      parameters: [...places, uuidParameter('contactId')],
      post: {
        ...operation(`forgetContactOf${word}`, { 201: json(oneContact) }),
        parameters: [idempotencyKey],
      },
    },
  };
};

export const recommendationPaths = {
  ...pathsOf('recommendations', 'Recommendation'),
  ...pathsOf('team-invitations', 'TeamInvitation'),
};
