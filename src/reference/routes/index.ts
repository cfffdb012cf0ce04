export { defineRoute, type Route, type RouteDeclaration, type RouteParameters } from './defineRoute';
export { matchRoute, type RouteMatch } from './matchRoute';
export { type RouteName, routes } from './routes';
