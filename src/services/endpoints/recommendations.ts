import {
  type ContactChange,
  type RecommendationRequest,
  type Recommendations,
  type Referral,
  recommendation,
  recommendations,
} from '@vp-digital/core/contracts';
import * as z from 'zod/mini';
import type { ServiceBuilder } from '../request/serviceBuilder';

/** Codes by which a household recommends, or by which somebody is invited to the team. */
export type RecommendationList = 'recommendations' | 'team-invitations';

export interface RecommendationListKey {
  householdId: string;
  list: RecommendationList;
}

export interface RecommendationKey extends RecommendationListKey {
  recommendationId: string;
}

export interface RecommendedContactKey extends RecommendationKey {
  contactId: string;
}

const listPath = ({ householdId, list }: RecommendationListKey) => `/${householdId}/${list}`;
const onePath = ({ recommendationId, ...key }: RecommendationKey) => `${listPath(key)}/${recommendationId}`;
const contactPath = ({ contactId, ...key }: RecommendedContactKey) => `${onePath(key)}/contacts/${contactId}`;

const one = z.object({ recommendationId: z.uuid() });
const oneContact = z.object({ contactId: z.uuid() });
const invalidatesTags = ['Recommendation'] as const;

/** Making and revoking codes, and what is done with those who have come by them. */
export const recommendationEndpoints = (build: ServiceBuilder) => ({
  /** Not kept for the next page: contacts may be taken back at any time. */
  recommendations: build.query<Recommendations, RecommendationListKey>({
    keepUnusedDataFor: 0,
    query: (key) => ({ kind: 'rest', method: 'GET', path: listPath(key), answer: recommendations }),
    providesTags: ['Recommendation'],
  }),
  createRecommendation: build.mutation<Referral, RecommendationListKey & { request: RecommendationRequest }>({
    query: ({ request, ...key }) => ({
      kind: 'rest',
      method: 'POST',
      path: listPath(key),
      body: request,
      answer: recommendation,
    }),
    invalidatesTags,
  }),
  revokeRecommendation: build.mutation<z.infer<typeof one>, RecommendationKey>({
    query: (key) => ({
      kind: 'rest',
      method: 'POST',
      path: `${onePath(key)}/revocation`,
      body: {},
      answer: one,
    }),
    invalidatesTags,
  }),
  changeContact: build.mutation<
    z.infer<typeof oneContact>,
    RecommendedContactKey & { change: ContactChange }
  >({
    query: ({ change, ...key }) => ({
      kind: 'rest',
      method: 'POST',
      path: `${contactPath(key)}/state`,
      body: change,
      answer: oneContact,
    }),
    invalidatesTags,
  }),
  forgetContact: build.mutation<z.infer<typeof oneContact>, RecommendedContactKey>({
    query: (key) => ({
      kind: 'rest',
      method: 'POST',
      path: `${contactPath(key)}/removal`,
      body: {},
      answer: oneContact,
    }),
    invalidatesTags,
  }),
});
