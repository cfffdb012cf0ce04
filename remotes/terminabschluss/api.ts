import {
  appointmentClosingEndpoints,
  consentEndpoints,
  createAreaApi,
  deviceLockEndpoints,
  ratingEndpoints,
  recommendationEndpoints,
} from '@vp-digital/core/services';

export const completionApi = createAreaApi('terminabschluss');

const ratingApi = completionApi.api.injectEndpoints({
  endpoints: (build) => ({
    ...ratingEndpoints(build),
    ...deviceLockEndpoints(build),
    ...appointmentClosingEndpoints(build),
    ...consentEndpoints(build),
    ...recommendationEndpoints(build),
  }),
});

export const {
  useChangeContactMutation,
  useCloseAppointmentMutation,
  useConsentsQuery,
  useCreateRecommendationMutation,
  useForgetContactMutation,
  useRecommendationsQuery,
  useRevokeRecommendationMutation,
  useRatingAveragesQuery,
  useDeviceLockQuery,
  useLockDeviceMutation,
} = ratingApi;

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

/** Read apart from a page's documents, where the customer's hands must not ask for it. */
export const { useSectionQuery } = completionApi.api;
