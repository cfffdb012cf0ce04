import { type ProposedDeletion, proposedDeletion } from '@vp-digital/core/contracts';
import { haushaltApi } from '../../api';

/** Whether the deletion of a household is proposed, and that it is kept on. */
export const { useDeletionProposalQuery, useKeepOnMutation } = haushaltApi.api.injectEndpoints({
  endpoints: (build) => ({
    deletionProposal: build.query<ProposedDeletion, string>({
      query: (householdId) => ({
        kind: 'rest',
        method: 'GET',
        path: `/${householdId}/administration/deletion-proposal`,
        answer: proposedDeletion,
      }),
      providesTags: ['Household'],
    }),
    keepOn: build.mutation<ProposedDeletion, string>({
      query: (householdId) => ({
        kind: 'rest',
        method: 'POST',
        path: `/${householdId}/administration/keep-on`,
        body: {},
        answer: proposedDeletion,
      }),
      invalidatesTags: ['Household'],
    }),
  }),
});
