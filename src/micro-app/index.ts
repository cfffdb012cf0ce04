export { defineMicroApp } from './defineMicroApp';
export type { MicroAppOptions } from './microAppOptions';
export { useHouseholdId, useRouteParameter } from './routeParameters';
