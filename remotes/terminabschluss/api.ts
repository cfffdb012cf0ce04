import { createAreaApi, ratingEndpoints } from '@vp-digital/core/services';

export const completionApi = createAreaApi('terminabschluss');

export const { useRatingAveragesQuery } = completionApi.api.injectEndpoints({ endpoints: ratingEndpoints });
