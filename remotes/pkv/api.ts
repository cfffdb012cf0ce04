import { createAreaApi, productEndpoints } from '@vp-digital/core/services';

export const pkvApi = createAreaApi('pkv');

export const { useProductsQuery } = pkvApi.api.injectEndpoints({ endpoints: productEndpoints });
