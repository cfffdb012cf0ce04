import { consentEndpoints, createAreaApi } from '@vp-digital/core/services';

export const beratungApi = createAreaApi('beratung');

export const { useConsentsQuery } = beratungApi.api.injectEndpoints({ endpoints: consentEndpoints });
