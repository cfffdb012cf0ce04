import { consentEndpoints, contractProposalEndpoints } from '@vp-digital/core/services';
import { analysisApi } from '../../api';

export const { useConsentsQuery } = analysisApi.api.injectEndpoints({ endpoints: consentEndpoints });

export const { useProposeContractMutation } = analysisApi.api.injectEndpoints({
  endpoints: contractProposalEndpoints,
});
