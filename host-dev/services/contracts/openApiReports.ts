import {
  attachmentFile,
  attachmentName,
  attachmentRequest,
  report,
  reportComposition,
  reportDelivery,
  reportFile,
  reportLinkRequest,
  reportRelease,
} from '@vp-digital/core/contracts';
import {
  create,
  header,
  idempotencyKey,
  json,
  operation,
  problemAnswer,
  uuidParameter,
} from './openApiParts';

const oneReport = '/api/households/{householdId}/snapshots/{snapshotId}/reports/{reportId}';
const reportParameters = () => ['householdId', 'snapshotId', 'reportId'].map(uuidParameter);

/** What is done with one report: it is put together, released, handed over. */
export const reportPaths = {
  [`${oneReport}/composition`]: {
    parameters: reportParameters(),
    put: {
      ...operation('composeReport', {
        200: json(report),
        409: problemAnswer,
        412: json(report),
        422: problemAnswer,
        428: problemAnswer,
      }),
      parameters: [header('If-Match', true, '"7"')],
      requestBody: { required: true, ...json(reportComposition, 'input') },
    },
  },
  [`${oneReport}/release`]: {
    parameters: reportParameters(),
    post: create('releaseReport', reportRelease, report),
  },
  [`${oneReport}/file`]: {
    parameters: reportParameters(),
    get: operation('readReportFile', { 200: json(reportFile), 404: problemAnswer, 409: problemAnswer }),
    post: create('keepReportFile', reportFile, report),
  },
  [`${oneReport}/attachments`]: {
    parameters: reportParameters(),
    post: create('attachToReport', attachmentRequest, report),
  },
  [`${oneReport}/attachments/{attachmentId}`]: {
    parameters: [...reportParameters(), uuidParameter('attachmentId')],
    get: operation('readReportAttachment', { 200: json(attachmentFile), 409: problemAnswer }),
  },
  [`${oneReport}/attachments/{attachmentId}/name`]: {
    parameters: [...reportParameters(), uuidParameter('attachmentId')],
    post: create('renameAttachment', attachmentName, report),
  },
  [`${oneReport}/attachments/{attachmentId}/removal`]: {
    parameters: [...reportParameters(), uuidParameter('attachmentId')],
    post: {
      ...operation('detachFromReport', { 201: json(report), 409: problemAnswer }),
      parameters: [idempotencyKey],
    },
  },
  [`${oneReport}/deliveries`]: {
    parameters: reportParameters(),
    post: create('deliverReport', reportDelivery, report),
  },
  [`${oneReport}/links`]: {
    parameters: reportParameters(),
    post: create('linkReport', reportLinkRequest, report),
  },
  [`${oneReport}/links/{linkId}/revocation`]: {
    parameters: [...reportParameters(), uuidParameter('linkId')],
    post: {
      ...operation('revokeReportLink', { 201: json(report), 409: problemAnswer }),
      parameters: [idempotencyKey],
    },
  },
  [`${oneReport}/questions/{questionId}/answer`]: {
    parameters: [...reportParameters(), uuidParameter('questionId')],
    post: {
      ...operation('answerReportQuestion', { 201: json(report), 409: problemAnswer }),
      parameters: [idempotencyKey],
    },
  },
};
