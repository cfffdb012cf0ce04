import type * as table from './routes';

export { appointmentIn, ofAppointment } from './appointmentAddress';
export { type DraftPlace, draftIn, fromDraft } from './draftAddress';
export {
  type AppSegment,
  appSegments,
  handOverSegments,
  type HandOverSegment,
  type SegmentedPath,
  type SegmentHome,
  splitAppSegment,
} from './appSegments';
export { defineRoute, type Route, type RouteDeclaration, type RouteParameters } from './defineRoute';
export { matchRoute, type RouteMatch } from './matchRoute';
export { atSnapshot, snapshotIdIn } from './snapshotAddress';
export * as routes from './routes';

export type RouteName = keyof typeof table;
