import { createAreaApi } from '@vp-digital/core/services';

export const pkvApi = createAreaApi('pkv');
