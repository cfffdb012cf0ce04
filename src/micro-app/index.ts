export { defineMicroApp, type MicroAppOptions } from './defineMicroApp';
export { useHouseholdId, useRouteParameter } from './routeParameters';
