import { advisorProfileEndpoints } from '@vp-digital/core/services';
import { haushaltApi } from '../api';

/** Comes with the pages that show what advisors say of themselves. */
export const { useActingAdvisorQuery, useAdvisorProfileQuery, useReplaceAdvisorProfileMutation } =
  haushaltApi.api.injectEndpoints({ endpoints: advisorProfileEndpoints });
