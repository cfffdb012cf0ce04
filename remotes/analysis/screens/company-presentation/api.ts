import { type ActingAdvisor, actingAdvisor } from '@vp-digital/core/contracts';
import { analysisApi } from '../../api';

/** For whom the caller acts under the accounting contract, and what they say of themselves. */
export const { useActingAdvisorQuery } = analysisApi.api.injectEndpoints({
  endpoints: (build) => ({
    actingAdvisor: build.query<ActingAdvisor, void>({
      query: () => ({
        kind: 'rest',
        service: 'settings',
        method: 'GET',
        path: '/acting-advisor',
        answer: actingAdvisor,
      }),
    }),
  }),
});
