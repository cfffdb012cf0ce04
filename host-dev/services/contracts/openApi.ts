import {
  appointmentClosing,
  closedAppointment,
  agendaPage,
  agendaQuery,
  contractProposal,
  payslipProposal,
  pensionLetterProposal,
  accessDecision,
  accessRequest,
  accessRequested,
  createdHousehold,
  deviceLock,
  deviceLockRequest,
  devicePinRequest,
  fileType,
  heldHouseholds,
  consentRequest,
  deletionRequestOrder,
  householdConsents,
  householdFile,
  householdVisit,
  impersonation,
  impersonationRequest,
  newHousehold,
  newPersons,
  personExport,
  ratingAverages,
  readableExport,
  report,
  reportRequest,
  snapshot,
  snapshotLabel,
  snapshotRequest,
  snapshotSummary,
} from '@vp-digital/core/contracts';
import * as z from 'zod/mini';
import { administrationPaths } from './openApiAdministration';
import { healthChartPaths } from './openApiHealthChart';
import { intakePaths } from './openApiIntakes';
import {
  ask,
  create,
  header,
  idempotencyKey,
  json,
  operation,
  problemAnswer,
  referredParts,
  uuidParameter,
} from './openApiParts';
import { recommendationPaths } from './openApiRecommendations';
import { reportPaths } from './openApiReports';
import { componentSchemas } from './openApiSchemas';
import { sectionPaths } from './openApiSections';
import { telephonePaths } from './openApiTelephones';
import { settingsPaths } from './openApiSettings';

/** What the services promise to callers of REST, as OpenAPI 3.1. The schemas are the ones that both sides check by. */
export function createOpenApi() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Households: documents, snapshots, reports and files; own settings',
      version: '1.0.0',
    },
    security: [{ bearer: [] }],
    paths: {
      '/api/households': { post: create('createHousehold', newHousehold, createdHousehold) },
      '/api/households/held': { post: ask('findHeldHouseholds', newPersons, heldHouseholds) },
      '/api/households/access-requests': {
        get: operation('listAccessRequests', { 200: json(z.array(accessRequest)) }),
        post: create('requestAccess', newPersons, accessRequested),
      },
      '/api/households/access-requests/{requestId}/decision': {
        parameters: [uuidParameter('requestId')],
        post: create('decideAccessRequest', accessDecision, accessRequest),
      },
      [`${household}/visit`]: {
        parameters: [uuidParameter('householdId')],
        put: operation('noteVisit', { 200: json(householdVisit) }),
      },
      ...sectionPaths,
      ...administrationPaths,
      ...intakePaths,
      ...recommendationPaths,
      ...healthChartPaths,
      ...telephonePaths,
      [`${household}/snapshots`]: {
        parameters: [uuidParameter('householdId')],
        get: operation('listSnapshots', { 200: json(z.array(snapshotSummary)) }),
        post: create('createSnapshot', snapshotRequest, snapshotSummary),
      },
      [`${household}/snapshots/{snapshotId}`]: {
        parameters: [uuidParameter('householdId'), uuidParameter('snapshotId')],
        get: operation('readSnapshot', { 200: json(snapshot), 409: problemAnswer }),
      },
      [`${household}/snapshots/{snapshotId}/reports`]: {
        parameters: [uuidParameter('householdId'), uuidParameter('snapshotId')],
        get: operation('listReports', { 200: json(z.array(report)) }),
        post: create('createReport', reportRequest, report),
      },
      [`${household}/appointments/{appointmentId}/closing`]: {
        parameters: [uuidParameter('householdId'), uuidParameter('appointmentId')],
        post: create('closeAppointment', appointmentClosing, closedAppointment),
      },
      [`${household}/files`]: {
        parameters: [uuidParameter('householdId')],
        get: operation('listFiles', { 200: json(z.array(householdFile)) }),
        post: {
          ...operation('storeFile', { 201: json(householdFile), 409: problemAnswer }),
          parameters: [
            idempotencyKey,
            header('Content-Disposition', true, "attachment; filename*=UTF-8''Gehaltszettel%20M%C3%A4rz.pdf"),
          ],
          requestBody: { required: true, content: bytes },
        },
      },
      [`${household}/files/{fileId}`]: {
        parameters: [uuidParameter('householdId'), uuidParameter('fileId')],
        get: operation('readFile', { 200: { description: 'The bytes', content: bytes } }),
        delete: {
          ...operation('deleteFile', { 200: json(householdFile), 409: problemAnswer }),
          parameters: [idempotencyKey],
        },
      },
      [`${household}/contract-proposals`]: {
        parameters: [uuidParameter('householdId')],
        post: {
          ...operation('proposeContract', { 200: json(contractProposal) }),
          requestBody: { required: true, content: pictures },
        },
      },
      [`${household}/payslip-proposals`]: {
        parameters: [uuidParameter('householdId')],
        post: {
          ...operation('proposePayslip', { 200: json(payslipProposal) }),
          requestBody: { required: true, content: pictures },
        },
      },
      [`${household}/pension-letter-proposals`]: {
        parameters: [uuidParameter('householdId')],
        post: {
          ...operation('proposePensionLetter', { 200: json(pensionLetterProposal) }),
          requestBody: { required: true, content: pictures },
        },
      },
      [`${household}/snapshots/{snapshotId}/label`]: {
        parameters: [uuidParameter('householdId'), uuidParameter('snapshotId')],
        post: create('labelSnapshot', snapshotLabel, snapshotSummary),
      },
      [`${household}/consents`]: {
        parameters: [uuidParameter('householdId')],
        get: operation('readConsents', { 200: json(householdConsents) }),
        post: create('recordConsent', consentRequest, householdConsents),
      },
      [`${household}/consents/{personId}`]: {
        parameters: [uuidParameter('householdId'), uuidParameter('personId')],
        get: operation('readConsentProofs', { 200: json(householdConsents) }),
      },
      [`${household}/deletion-requests`]: {
        parameters: [uuidParameter('householdId')],
        post: create('requestDeletion', deletionRequestOrder, householdConsents),
      },
      [`${household}/deletion-requests/{requestId}/withdrawal`]: {
        parameters: [uuidParameter('householdId'), uuidParameter('requestId')],
        post: {
          ...operation('withdrawDeletion', { 201: json(householdConsents), 409: problemAnswer }),
          parameters: [idempotencyKey],
        },
      },
      [`${household}/export`]: {
        parameters: [uuidParameter('householdId')],
        get: operation('exportHousehold', { 200: json(readableExport) }),
      },
      [`${household}/persons/{personId}/export`]: {
        parameters: [uuidParameter('householdId'), uuidParameter('personId')],
        get: operation('exportPerson', { 200: json(personExport) }),
      },
      ...reportPaths,
      '/api/user-account/impersonations': { post: create('takeRole', impersonationRequest, impersonation) },
      '/api/user-account/impersonations/{impersonationId}/end': {
        parameters: [uuidParameter('impersonationId')],
        post: operation('giveRoleBack', { 200: json(impersonation) }),
      },
      '/api/user-account/device-lock': {
        post: create('lockDevice', deviceLockRequest, deviceLock),
        get: operation('readDeviceLock', { 200: json(deviceLock) }),
      },
      '/api/user-account/device-lock/pin': {
        post: {
          ...operation('unlockDevice', { 200: json(deviceLock) }),
          requestBody: { required: true, ...json(devicePinRequest, 'input') },
        },
      },
      '/api/appointment/agenda': {
        parameters: agendaParameters,
        get: operation('readAgenda', { 200: json(agendaPage) }),
      },
      '/api/appointment/rating-averages': {
        get: operation('readRatingAverages', { 200: json(ratingAverages) }),
      },
      ...settingsPaths,
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      ...referredParts(),
      schemas: componentSchemas(),
    },
  };
}

const inQuery = (name: string, schema: object, required = true) => ({ name, in: 'query', required, schema });
const day = { type: 'string', format: 'date' };
const agendaParameters = [
  inQuery('of', { type: 'string', enum: [...agendaQuery.shape.of.options] }),
  inQuery('from', day),
  inQuery('until', day),
  inQuery('after', { type: 'string', maxLength: 300 }, false),
];
const household = '/api/households/{householdId}';

/** Anything but text: what it is stands beside it. */
const bytes = Object.fromEntries(fileType.options.map((type) => [type, {}]));
const pictures = { 'image/jpeg': {}, 'image/png': {} };
