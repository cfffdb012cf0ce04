import { householdEndpoints } from '@vp-digital/core/services';
import { shellApi } from '../session/shellApi';

export const { useSearchHouseholdsQuery } = shellApi.api.injectEndpoints({ endpoints: householdEndpoints });
export const { useHouseholdQuery } = shellApi.api;
