import { consentEndpoints } from '@vp-digital/core/services';
import { analysisApi } from '../../api';

export const { useConsentsQuery } = analysisApi.api.injectEndpoints({ endpoints: consentEndpoints });
