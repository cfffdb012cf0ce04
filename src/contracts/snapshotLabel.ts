import * as z from 'zod/mini';
import { snapshotRequest } from './snapshots';

/** `POST …/snapshots/{snapshotId}/label` with `Idempotency-Key`: the label is all that changes in a snapshot. */
export const snapshotLabel = z.strictObject({ label: snapshotRequest.shape.label });
export type SnapshotLabel = z.infer<typeof snapshotLabel>;
