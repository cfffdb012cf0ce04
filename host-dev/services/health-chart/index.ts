export { destroyDueKeys, endExpiredHealthCharts, endHealthChart } from './endHealthCharts';
export { healthChartRoutes } from './healthChartRoutes';
export { chartForExport } from './healthChartStore';
