import {
  type ActingAdvisor,
  type AdvisorProfile,
  type AdvisorProfileDocument,
  actingAdvisor,
  advisorProfileDocument,
} from '@vp-digital/core/contracts';
import { haushaltApi } from '../../api';

const path = '/advisor-profile';

/** What advisors say of themselves: the signed-in person's own, replaced on the version that was read, and the acting advisor's. */
export const { useActingAdvisorQuery, useAdvisorProfileQuery, useReplaceAdvisorProfileMutation } =
  haushaltApi.api.injectEndpoints({
    endpoints: (build) => ({
      advisorProfile: build.query<AdvisorProfileDocument, void>({
        query: () => ({
          kind: 'rest',
          service: 'settings',
          method: 'GET',
          path,
          answer: advisorProfileDocument,
        }),
        providesTags: ['AdvisorProfile'],
      }),
      replaceAdvisorProfile: build.mutation<
        AdvisorProfileDocument,
        { baseVersion: number; data: AdvisorProfile }
      >({
        query: ({ baseVersion, data }) => ({
          kind: 'rest',
          service: 'settings',
          method: 'PUT',
          path,
          body: data,
          baseVersion,
          answer: advisorProfileDocument,
        }),
        invalidatesTags: ['AdvisorProfile'],
      }),
      actingAdvisor: build.query<ActingAdvisor, void>({
        query: () => ({
          kind: 'rest',
          service: 'settings',
          method: 'GET',
          path: '/acting-advisor',
          answer: actingAdvisor,
        }),
        providesTags: ['AdvisorProfile'],
      }),
    }),
  });
