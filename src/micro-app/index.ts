export { defineMicroApp } from './defineMicroApp';
export type { MicroAppOptions } from './microAppOptions';
export { type PersonData, PersonPage, type PersonPageProps } from './PersonPage';
export { useHouseholdId, useRouteParameter } from './routeParameters';
export { useAsOf } from './useAsOf';
export { SectionsPage, type SectionsPageProps } from './SectionsPage';
