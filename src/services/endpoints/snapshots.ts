import {
  type Report,
  type ReportDelivery,
  type ReportLinkRequest,
  type ReportRelease,
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

export interface ReportKey extends SnapshotKey {
  reportId: string;
}

const reportPath = ({ reportId, ...key }: ReportKey) => `${snapshotPath(key)}/reports/${reportId}`;

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
    providesTags: ['Snapshot'],
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
  labelSnapshot: build.mutation<SnapshotSummary, SnapshotKey & { label: string }>({
    query: ({ label, ...key }) => ({
      kind: 'rest',
      method: 'POST',
      path: `${snapshotPath(key)}/label`,
      body: { label },
      answer: snapshotSummary,
    }),
    invalidatesTags: (_result, error) => (error ? [] : ['Snapshot']),
  }),
  releaseReport: build.mutation<Report, ReportKey & { release: ReportRelease }>({
    query: ({ release, ...key }) => ({
      kind: 'rest',
      method: 'POST',
      path: `${reportPath(key)}/release`,
      body: release,
      answer: report,
    }),
    invalidatesTags: ['Report'], // also after a refusal: somebody else may have released it
  }),
  deliverReport: build.mutation<Report, ReportKey & { delivery: ReportDelivery }>({
    query: ({ delivery, ...key }) => ({
      kind: 'rest',
      method: 'POST',
      path: `${reportPath(key)}/deliveries`,
      body: delivery,
      answer: report,
    }),
    invalidatesTags: ['Report'],
  }),
  linkReport: build.mutation<Report, ReportKey & { link: ReportLinkRequest }>({
    query: ({ link, ...key }) => ({
      kind: 'rest',
      method: 'POST',
      path: `${reportPath(key)}/links`,
      body: link,
      answer: report,
    }),
    invalidatesTags: ['Report'],
  }),
  revokeReportLink: build.mutation<Report, ReportKey & { linkId: string }>({
    query: ({ linkId, ...key }) => ({
      kind: 'rest',
      method: 'POST',
      path: `${reportPath(key)}/links/${linkId}/revocation`,
      body: {},
      answer: report,
    }),
    invalidatesTags: ['Report'],
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
