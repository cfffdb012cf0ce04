import { consentEndpoints, createAreaApi, productEndpoints } from '@vp-digital/core/services';

export const beratungApi = createAreaApi('beratung');

export const { useConsentsQuery } = beratungApi.api.injectEndpoints({ endpoints: consentEndpoints });

export const { useProductsQuery } = beratungApi.api.injectEndpoints({ endpoints: productEndpoints });
