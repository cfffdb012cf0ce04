import {
  type ContractProposal,
  contractProposal,
  type PayslipProposal,
  payslipProposal,
} from '@vp-digital/core/contracts';
import { analysisApi } from '../../api';

export interface PictureOfHousehold {
  householdId: string;
  /** JPEG or PNG. */
  picture: Blob;
}

/** What contracts and payslips on paper say. */
export const { useProposeContractMutation, useProposePayslipMutation } = analysisApi.api.injectEndpoints({
  endpoints: (build) => ({
    proposeContract: build.mutation<ContractProposal, PictureOfHousehold>({
      query: ({ householdId, picture }) => ({
        kind: 'rest',
        method: 'POST',
        path: `/${householdId}/contract-proposals`,
        file: picture,
        answer: contractProposal,
      }),
    }),
    proposePayslip: build.mutation<PayslipProposal, PictureOfHousehold>({
      query: ({ householdId, picture }) => ({
        kind: 'rest',
        method: 'POST',
        path: `/${householdId}/payslip-proposals`,
        file: picture,
        answer: payslipProposal,
      }),
    }),
  }),
});
