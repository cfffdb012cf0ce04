import { advisorEndpoints, createAreaApi, householdEndpoints } from '@vp-digital/core/services';

export const haushaltApi = createAreaApi('haushalt');

export const { useContextsQuery, useSearchHouseholdsQuery } = haushaltApi.api.injectEndpoints({
  endpoints: (build) => ({ ...householdEndpoints(build), ...advisorEndpoints(build) }),
});
