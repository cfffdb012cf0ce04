import type { IsoDate } from '@vp-digital/core/finance';
import type { SnapshotPayload, SnapshotSummary } from '@vp-digital/core/contracts';
import type { comparedDocuments, SectionData } from '@vp-digital/core/household';

/** The documents that a comparison is made from: those of its figures, gaps and goals. */
export type ComparedData = Pick<SectionData, (typeof comparedDocuments)[number]>;

/** The household at one time. */
export interface ComparedPoint {
  data: ComparedData;
  /** The day that it shows and is computed for. */
  date: IsoDate;
  /**
   * What was computed from it then, which no later release or law recomputes; incomplete for today and older snapshots.
   */
  derived?: SnapshotPayload['derived'];
}

/** Two points in time of one household, the earlier one chosen by the user. */
export interface Compared {
  before: ComparedPoint;
  after: ComparedPoint;
}

/** A point in time that can be compared: the household as it is now, or a snapshot by its id. */
export const today = 'today';

/**
 * What is compared by default: today with the newest snapshot from an earlier day, so that there is something to see;
 * with the newest one if all are from today. `isToday` says whether an instant is today.
 */
export const proposedPoint = (
  snapshots: readonly SnapshotSummary[],
  isToday: (instant: string) => boolean,
): string | undefined => (snapshots.find(({ createdAt }) => !isToday(createdAt)) ?? snapshots[0])?.snapshotId;
