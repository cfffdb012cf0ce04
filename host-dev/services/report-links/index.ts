export { customerReportRoutes } from './customerReportRoutes';
export { reportLinkRoutes } from './reportLinkRoutes';
