import { healthChartEndpoints } from '@vp-digital/core/services';
import { pkvApi } from '../../api';

/** Comes with the one page that asks. */
export const {
  useCopyHealthChartMutation,
  useHealthChartQuery,
  useRemoveHealthChartMutation,
  useReplaceHealthChartMutation,
} = pkvApi.api.injectEndpoints({ endpoints: healthChartEndpoints });
