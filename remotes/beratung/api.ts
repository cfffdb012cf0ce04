import { type ActingAdvisor, actingAdvisor } from '@vp-digital/core/contracts';
import {
  consentEndpoints,
  createAreaApi,
  preferencesEndpoints,
  productEndpoints,
} from '@vp-digital/core/services';

export const beratungApi = createAreaApi('beratung');

export const { useConsentsQuery } = beratungApi.api.injectEndpoints({ endpoints: consentEndpoints });

export const { useProductsQuery } = beratungApi.api.injectEndpoints({ endpoints: productEndpoints });

export const { usePreferencesQuery, useReplacePreferencesMutation } = beratungApi.api.injectEndpoints({
  endpoints: preferencesEndpoints,
});

/** For whom the caller acts, and which licences they have. */
export const { useActingAdvisorQuery } = beratungApi.api.injectEndpoints({
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
