import {
  type Report,
  report,
  type Snapshot,
  type SnapshotRequest,
  type SnapshotSummary,
  snapshot,
  snapshotSummary,
} from '@vp-digital/core/contracts';
import * as z from 'zod/mini';
import type { ServiceBuilder } from '../request/serviceBuilder';

export interface SnapshotKey {
  householdId: string;
  snapshotId: string;
}

const snapshotPath = ({ householdId, snapshotId }: SnapshotKey) => `/${householdId}/snapshots/${snapshotId}`;

/** Freezing the household, and the reports made from what was frozen. */
export const snapshotEndpoints = (build: ServiceBuilder) => ({
  snapshots: build.query<SnapshotSummary[], string>({
    query: (householdId) => ({
      kind: 'rest',
      method: 'GET',
      path: `/${householdId}/snapshots`,
      answer: z.array(snapshotSummary),
    }),
    providesTags: ['Snapshot'],
  }),
  snapshot: build.query<Snapshot, SnapshotKey>({
    query: (key) => ({ kind: 'rest', method: 'GET', path: snapshotPath(key), answer: snapshot }),
  }),
  createSnapshot: build.mutation<SnapshotSummary, { householdId: string; request: SnapshotRequest }>({
    query: ({ householdId, request }) => ({
      kind: 'rest',
      method: 'POST',
      path: `/${householdId}/snapshots`,
      body: request,
      answer: snapshotSummary,
    }),
    invalidatesTags: (_result, error) => (error ? [] : ['Snapshot']),
  }),
  reports: build.query<Report[], SnapshotKey>({
    query: (key) => ({
      kind: 'rest',
      method: 'GET',
      path: `${snapshotPath(key)}/reports`,
      answer: z.array(report),
    }),
    providesTags: ['Report'],
  }),
  createReport: build.mutation<Report, SnapshotKey>({
    query: (key) => ({
      kind: 'rest',
      method: 'POST',
      path: `${snapshotPath(key)}/reports`,
      body: { kind: 'conversationSummary' },
      answer: report,
    }),
    invalidatesTags: (_result, error) => (error ? [] : ['Report', 'Snapshot']),
  }),
});
