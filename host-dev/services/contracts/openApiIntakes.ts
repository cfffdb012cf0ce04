import { intake, intakeAnswers, intakeRequest, intakes } from '@vp-digital/core/contracts';
import { create, idempotencyKey, json, operation, uuidParameter } from './openApiParts';

const path = '/api/households/{householdId}/intakes';

/** What a household tells ahead of an appointment. */
export const intakePaths = {
  [path]: {
    parameters: [uuidParameter('householdId')],
    get: operation('listIntakes', { 200: json(intakes) }),
    post: create('createIntake', intakeRequest, intake),
  },
  [`${path}/{linkId}/revocation`]: {
    parameters: [uuidParameter('householdId'), uuidParameter('linkId')],
    post: { ...operation('revokeIntake', { 201: json(intake) }), parameters: [idempotencyKey] },
  },
  [`${path}/{linkId}/decision`]: {
    parameters: [uuidParameter('householdId'), uuidParameter('linkId')],
    post: create('decideIntake', intakeAnswers, intake),
  },
};
