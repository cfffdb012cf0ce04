import { accountingEndpoints, advisorEndpoints } from '@vp-digital/core/services';
import { haushaltApi } from '../../api';

/** Comes with the page that asks. */
export const { useContextsQuery, useRolesQuery, useTakeRoleMutation } = haushaltApi.api.injectEndpoints({
  endpoints: (build) => ({ ...accountingEndpoints(build), ...advisorEndpoints(build) }),
});
