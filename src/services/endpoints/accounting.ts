import { type AdvisorContext, contextsAnswer, contextsQuery } from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

/** The contracts under which the signed-in user may work. */
export const accountingEndpoints = (build: ServiceBuilder) => ({
  contexts: build.query<AdvisorContext[], void>({
    query: () => ({ kind: 'graphql', service: 'accounting', query: contextsQuery, answer: contextsAnswer }),
    transformResponse: (answer: { contexts: AdvisorContext[] }) => answer.contexts,
  }),
});
