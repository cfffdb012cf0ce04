import type { IsoDate } from '@vp-digital/core/finance';
import type { SnapshotPayload, SnapshotSummary } from '@vp-digital/core/contracts';
import type { comparedDocuments, SectionData } from '@vp-digital/core/household';

/** The documents of which a comparison is made: those of its figures, gaps and goals. */
export type ComparedData = Pick<SectionData, (typeof comparedDocuments)[number]>;

/** The household at one time. */
export interface ComparedPoint {
  data: ComparedData;
  /** The day that it is of, and computed for. */
  date: IsoDate;
  /** What was computed of it then, which no later release or law computes anew; today, and of older snapshots, not all of it. */
  derived?: SnapshotPayload['derived'];
}

/** Two points in time of one household, the earlier one by choice of the user. */
export interface Compared {
  before: ComparedPoint;
  after: ComparedPoint;
}

/** A point in time that can be compared: the household as it is now, or a snapshot by its id. */
export const today = 'today';

/**
 * What is compared before anybody chooses: today with the newest snapshot of an earlier day, so that there is
 * something to see; with the newest one where all are of today. `isToday` tells whether an instant is of today.
 */
export const proposedPoint = (
  snapshots: readonly SnapshotSummary[],
  isToday: (instant: string) => boolean,
): string | undefined => (snapshots.find(({ createdAt }) => !isToday(createdAt)) ?? snapshots[0])?.snapshotId;
