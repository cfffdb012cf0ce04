import { type AdvisorContext, contextsAnswer, contextsQuery } from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

/** For whom the signed-in user may act. */
export const advisorEndpoints = (build: ServiceBuilder) => ({
  contexts: build.query<AdvisorContext[], void>({
    query: () => ({ kind: 'graphql', service: 'advisor', query: contextsQuery, answer: contextsAnswer }),
    transformResponse: (answer: { contexts: AdvisorContext[] }) => answer.contexts,
  }),
});
