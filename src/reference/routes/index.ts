export { type AnyRouteName, allRoutes, knownRoutes } from './allRoutes';
export { type AppSegment, appSegments, type SegmentedPath, splitAppSegment } from './appSegments';
export { defineRoute, type Route, type RouteDeclaration, type RouteParameters } from './defineRoute';
export type { KnownRoute } from './known/knownRoute';
export { matchRoute, type RouteMatch } from './matchRoute';
export { type RouteName, routes } from './routes';
