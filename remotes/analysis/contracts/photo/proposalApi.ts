import { type ContractProposal, contractProposal } from '@vp-digital/core/contracts';
import { analysisApi } from '../../api';

export interface ContractPicture {
  householdId: string;
  /** JPEG or PNG. */
  picture: Blob;
}

/** What contracts on paper say. */
export const { useProposeContractMutation } = analysisApi.api.injectEndpoints({
  endpoints: (build) => ({
    proposeContract: build.mutation<ContractProposal, ContractPicture>({
      query: ({ householdId, picture }) => ({
        kind: 'rest',
        method: 'POST',
        path: `/${householdId}/contract-proposals`,
        file: picture,
        answer: contractProposal,
      }),
    }),
  }),
});
