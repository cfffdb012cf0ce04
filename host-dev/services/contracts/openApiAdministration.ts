import {
  administration,
  auditPage,
  decidedRequest,
  handOverRequest,
  householdDeletion,
  householdMerge,
  householdRequests,
  keepingOn,
  mergePreview,
  mergeQuestion,
  movedOut,
  moveOut,
  moveOutPreview,
  moveOutQuestion,
  proposedDeletion,
  requestDecision,
  sharingEnd,
  statusChange,
  writtenVersions,
} from '@vp-digital/core/contracts';
import { ask, create, json, operation, uuidIn, uuidParameter } from './openApiParts';

const household = '/api/households/{householdId}';

/** The administration of a household, and what waits for somebody's decision. */
export const administrationPaths = {
  [`${household}/administration`]: {
    parameters: [uuidParameter('householdId')],
    get: operation('readAdministration', { 200: json(administration) }),
  },
  [`${household}/administration/status`]: {
    parameters: [uuidParameter('householdId')],
    post: create('changeHouseholdStatus', statusChange, administration),
  },
  [`${household}/administration/hand-over`]: {
    parameters: [uuidParameter('householdId')],
    post: create('askHandOver', handOverRequest, administration),
  },
  [`${household}/administration/deletion`]: {
    parameters: [uuidParameter('householdId')],
    post: create('askDeletion', householdDeletion, administration),
  },
  [`${household}/administration/keep-on`]: {
    parameters: [uuidParameter('householdId')],
    post: create('keepHouseholdOn', keepingOn, proposedDeletion),
  },
  [`${household}/administration/deletion-proposal`]: {
    parameters: [uuidParameter('householdId')],
    get: operation('readProposedDeletion', { 200: json(proposedDeletion) }),
  },
  [`${household}/administration/sharing-end`]: {
    parameters: [uuidParameter('householdId')],
    post: create('endSharing', sharingEnd, administration),
  },
  [`${household}/administration/merge-preview`]: {
    parameters: [uuidParameter('householdId')],
    post: ask('previewMerge', mergeQuestion, mergePreview),
  },
  [`${household}/administration/merge`]: {
    parameters: [uuidParameter('householdId')],
    post: create('mergeHouseholds', householdMerge, writtenVersions),
  },
  [`${household}/administration/move-out-preview`]: {
    parameters: [uuidParameter('householdId')],
    post: ask('previewMoveOut', moveOutQuestion, moveOutPreview),
  },
  [`${household}/administration/move-out`]: {
    parameters: [uuidParameter('householdId')],
    post: create('moveOut', moveOut, movedOut),
  },
  [`${household}/administration/audit`]: {
    parameters: [uuidParameter('householdId'), uuidIn('query', 'after')],
    get: operation('readAuditTrail', { 200: json(auditPage) }),
  },
  '/api/households/requests': {
    get: operation('listHouseholdRequests', { 200: json(householdRequests) }),
  },
  '/api/households/requests/{requestId}/decision': {
    parameters: [uuidParameter('requestId')],
    post: create('decideHouseholdRequest', requestDecision, decidedRequest),
  },
};
