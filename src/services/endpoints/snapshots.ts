import {
  type Report,
  type ReportComposition,
  type ReportDelivery,
  type ReportFile,
  type ReportLinkRequest,
  type ReportRelease,
  report,
  reportFile,
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

/** The start of a draft: with the composition and attachments of another report. */
export interface DraftBeginning {
  composition?: ReportComposition | undefined;
  attachmentsOf?: { snapshotId: string; reportId: string } | undefined;
}

const reportPath = ({ reportId, ...key }: ReportKey) => `${snapshotPath(key)}/reports/${reportId}`;

/** An action on a report, by the end of its address and the body. */
const reportMutation = <Input>(build: ServiceBuilder, sent: (input: Input) => readonly [string, object?]) =>
  build.mutation<Report, ReportKey & Input>({
    query: (input) => {
      const [name, body = {}] = sent(input);
      return { kind: 'rest', method: 'POST', path: `${reportPath(input)}/${name}`, body, answer: report };
    },
    invalidatesTags: ['Report'], // also after a refusal: somebody else may have released it
  });

/** Freezing the household, and the reports made from the snapshots. */
export const snapshotEndpoints = (build: ServiceBuilder) => ({
  /**
   * Not kept for the next page, like a single snapshot: its figures include what has become confidential in the
   * meantime.
   */
  snapshots: build.query<SnapshotSummary[], string>({
    keepUnusedDataFor: 0,
    query: (householdId) => ({
      kind: 'rest',
      method: 'GET',
      path: `/${householdId}/snapshots`,
      answer: z.array(snapshotSummary),
    }),
    providesTags: ['Snapshot'],
  }),
  snapshot: build.query<Snapshot, SnapshotKey>({
    keepUnusedDataFor: 0,
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
  /** The released file, byte for byte; an action, never kept in the store: only the caller gets the bytes. */
  readReportFile: build.mutation<ReportFile, ReportKey>({
    query: (key) => ({ kind: 'rest', method: 'GET', path: `${reportPath(key)}/file`, answer: reportFile }),
  }),
  /** The file of a report that was released before files were kept. */
  keepReportFile: reportMutation<{ file: ReportFile }>(build, ({ file }) => ['file', file]),
  composeReport: build.mutation<Report, ReportKey & { baseVersion: number; data: ReportComposition }>({
    query: ({ baseVersion, data, ...key }) => ({
      kind: 'rest',
      method: 'PUT',
      path: `${reportPath(key)}/composition`,
      body: data,
      baseVersion,
      answer: report,
    }),
    invalidatesTags: ['Report'], // after a refusal too: another window has put it together
  }),
  releaseReport: reportMutation<{ release: ReportRelease }>(build, ({ release }) => ['release', release]),
  deliverReport: reportMutation<{ delivery: ReportDelivery }>(build, ({ delivery }) => [
    'deliveries',
    delivery,
  ]),
  linkReport: reportMutation<{ link: ReportLinkRequest }>(build, ({ link }) => ['links', link]),
  revokeReportLink: reportMutation<{ linkId: string }>(build, ({ linkId }) => [`links/${linkId}/revocation`]),
  answerReportQuestion: reportMutation<{ questionId: string }>(build, ({ questionId }) => [
    `questions/${questionId}/answer`,
  ]),
  createReport: build.mutation<Report, SnapshotKey & DraftBeginning>({
    query: ({ composition, attachmentsOf, ...key }) => ({
      kind: 'rest',
      method: 'POST',
      path: `${snapshotPath(key)}/reports`,
      body: {
        kind: 'conversationSummary',
        ...(composition && { composition }),
        ...(attachmentsOf && { attachmentsOf }),
      },
      answer: report,
    }),
    invalidatesTags: (_result, error) => (error ? [] : ['Report', 'Snapshot']),
  }),
});
