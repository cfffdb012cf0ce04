import {
  type AttachmentFile,
  attachmentFile,
  type AttachmentRequest,
  type Report,
  report,
} from '@vp-digital/core/contracts';
import type { ReportKey } from '@vp-digital/core/services';
import { summaryApi } from '../../api';

export type AttachmentKey = ReportKey & { attachmentId: string };

const pathOf = ({ householdId, snapshotId, reportId }: ReportKey) =>
  `/${householdId}/snapshots/${snapshotId}/reports/${reportId}/attachments`;

/** What goes along with a report. */
export const {
  useAttachFileMutation,
  useDetachFileMutation,
  useReadAttachmentMutation,
  useRenameAttachmentMutation,
} = summaryApi.api.injectEndpoints({
  endpoints: (build) => ({
    attachFile: build.mutation<Report, ReportKey & { attachment: AttachmentRequest }>({
      query: ({ attachment, ...place }) => ({
        kind: 'rest',
        method: 'POST',
        path: pathOf(place),
        // as bytes: those have the time that a slow line needs
        file: new Blob([JSON.stringify(attachment)], { type: 'application/json' }),
        answer: report,
      }),
      invalidatesTags: ['Report'], // also after a refusal: somebody else may have released it
    }),
    renameAttachment: build.mutation<Report, AttachmentKey & { name: string }>({
      query: ({ attachmentId, name, ...place }) => ({
        kind: 'rest',
        method: 'POST',
        path: `${pathOf(place)}/${attachmentId}/name`,
        body: { name },
        answer: report,
      }),
      invalidatesTags: ['Report'],
    }),
    detachFile: build.mutation<Report, AttachmentKey>({
      query: ({ attachmentId, ...place }) => ({
        kind: 'rest',
        method: 'POST',
        path: `${pathOf(place)}/${attachmentId}/removal`,
        body: {},
        answer: report,
      }),
      invalidatesTags: ['Report'],
    }),
    /** A mutation, never kept in the store: the bytes go to the caller. */
    readAttachment: build.mutation<AttachmentFile, AttachmentKey>({
      query: ({ attachmentId, ...place }) => ({
        kind: 'rest',
        method: 'GET',
        path: `${pathOf(place)}/${attachmentId}`,
        answer: attachmentFile,
      }),
    }),
  }),
});
