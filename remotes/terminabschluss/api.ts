import { createAreaApi, deviceLockEndpoints, ratingEndpoints } from '@vp-digital/core/services';

export const completionApi = createAreaApi('terminabschluss');

const ratingApi = completionApi.api.injectEndpoints({
  endpoints: (build) => ({ ...ratingEndpoints(build), ...deviceLockEndpoints(build) }),
});

export const { useRatingAveragesQuery, useDeviceLockQuery, useLockDeviceMutation } = ratingApi;

/** What is shown follows at once: no moment of the advisor's page in the customer's hands. */
ratingApi.enhanceEndpoints({
  endpoints: {
    lockDevice: {
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => dispatch(ratingApi.util.upsertQueryData('deviceLock', undefined, data)),
          () => {}, // the page says that it is not handed over
        ),
    },
  },
});
