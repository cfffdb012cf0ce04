import { contractProposalEndpoints } from '@vp-digital/core/services';
import { analysisApi } from '../../api';

export const { useProposeContractMutation } = analysisApi.api.injectEndpoints({
  endpoints: contractProposalEndpoints,
});
