import { analysisRoutes } from './known/analysis';
import { beratungRoutes } from './known/beratung';
import { gespraechszusammenfassungRoutes } from './known/gespraechszusammenfassung';
import type { KnownRoute } from './known/knownRoute';
import { pkvRoutes } from './known/pkv';
import { simulationRoutes } from './known/simulations';
import { terminabschlussRoutes } from './known/terminabschluss';
import { type RouteName, routes } from './routes';

/** Routes of the specification without a screen yet. */
export const knownRoutes = {
  ...analysisRoutes,
  ...simulationRoutes,
  ...beratungRoutes,
  ...pkvRoutes,
  ...gespraechszusammenfassungRoutes,
  ...terminabschlussRoutes,
};

/** The name of a route, whether its screen is built or not. */
export type AnyRouteName = RouteName | keyof typeof knownRoutes;

/** Every route of the specification. Links are made from `routes`, which holds what is built. */
export const allRoutes: Readonly<Record<AnyRouteName, KnownRoute>> = { ...knownRoutes, ...routes };
