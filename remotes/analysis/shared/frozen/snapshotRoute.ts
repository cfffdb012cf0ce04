import type { routes } from '@vp-digital/core/reference';

/** A page of its own for a state. */
export type SnapshotRoute = typeof routes.expensesOfSnapshot | typeof routes.optimumOfSnapshot;
