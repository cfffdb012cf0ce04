import {
  consentEndpoints,
  contractProposalEndpoints,
  createAreaApi,
  snapshotEndpoints,
} from '@vp-digital/core/services';

export const analysisApi = createAreaApi('analysis');

export const { useSnapshotsQuery } = analysisApi.api.injectEndpoints({ endpoints: snapshotEndpoints });

export const { useConsentsQuery } = analysisApi.api.injectEndpoints({ endpoints: consentEndpoints });

export const { useProposeContractMutation } = analysisApi.api.injectEndpoints({
  endpoints: contractProposalEndpoints,
});
