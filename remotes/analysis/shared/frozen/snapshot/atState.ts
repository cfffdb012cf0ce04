import { atSnapshot, type routes } from '@vp-digital/core/reference';

type Place = Parameters<typeof routes.expensesOfSnapshot.href>[0];

export interface AtStateProps {
  snapshotId: string;
}

/** The same page of another state. */
export const atState = (route: typeof routes.balanceSheet | typeof routes.contracts) => ({
  href: ({ householdId, snapshotId }: Place) => atSnapshot(route.href({ householdId }), snapshotId),
});
