export { destroyDueKeys, endExpiredHealthCharts, endHealthChart } from './endHealthCharts';
export { healthChartRoutes } from './healthChartRoutes';
export { chartForExport, saveFirstChart } from './healthChartStore';
