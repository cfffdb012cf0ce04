import { type RatingAverages, ratingAverages } from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

/** What customers say about their appointments, taken together. */
export const ratingEndpoints = (build: ServiceBuilder) => ({
  ratingAverages: build.query<RatingAverages, void>({
    query: () => ({
      kind: 'rest',
      service: 'appointment',
      method: 'GET',
      path: '/rating-averages',
      answer: ratingAverages,
    }),
  }),
});
