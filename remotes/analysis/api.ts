import { createAreaApi } from '@vp-digital/core/services';

export const analysisApi = createAreaApi('analysis');
