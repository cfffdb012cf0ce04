import {
  type ContractProposal,
  contractProposal,
  type PayslipProposal,
  payslipProposal,
  type PensionLetterProposal,
  pensionLetterProposal,
} from '@vp-digital/core/contracts';
import { analysisApi } from '../../api';

export interface PictureOfHousehold {
  householdId: string;
  /** JPEG or PNG. */
  picture: Blob;
}

/** What contracts, payslips and pension letters on paper say. */
export const { useProposeContractMutation, useProposePayslipMutation, useProposePensionLetterMutation } =
  analysisApi.api.injectEndpoints({
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
      proposePensionLetter: build.mutation<PensionLetterProposal, PictureOfHousehold>({
        query: ({ householdId, picture }) => ({
          kind: 'rest',
          method: 'POST',
          path: `/${householdId}/pension-letter-proposals`,
          file: picture,
          answer: pensionLetterProposal,
        }),
      }),
    }),
  });
