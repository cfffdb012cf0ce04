import { type ContractProposal, contractProposal } from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

export interface ContractPicture {
  householdId: string;
  /** JPEG or PNG. */
  picture: Blob;
}

/** What contracts on paper say. */
export const contractProposalEndpoints = (build: ServiceBuilder) => ({
  proposeContract: build.mutation<ContractProposal, ContractPicture>({
    query: ({ householdId, picture }) => ({
      kind: 'rest',
      method: 'POST',
      path: `/${householdId}/contract-proposals`,
      file: picture,
      answer: contractProposal,
    }),
  }),
});
