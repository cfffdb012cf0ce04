import {
  pictureRequest,
  questionEnd,
  questionRequest,
  telephoneEnd,
  telephoneRequest,
  telephones,
} from '@vp-digital/core/contracts';
import { json, operation, uuidParameter } from './openApiParts';

const path = '/api/households/{householdId}/telephones';

const sent = (schema: Parameters<typeof json>[0]) => ({ required: true, ...json(schema, 'input') });

/** What an advisor shows on her customers' telephones. */
export const telephonePaths = {
  [path]: {
    parameters: [uuidParameter('householdId')],
    get: operation('listTelephones', { 200: json(telephones) }),
    post: { ...operation('openTelephone', { 201: json(telephones) }), requestBody: sent(telephoneRequest) },
  },
  [`${path}/picture`]: {
    parameters: [uuidParameter('householdId')],
    put: { ...operation('showPicture', { 200: json(telephones) }), requestBody: sent(pictureRequest) },
  },
  [`${path}/question`]: {
    parameters: [uuidParameter('householdId')],
    put: { ...operation('askTelephones', { 200: json(telephones) }), requestBody: sent(questionRequest) },
  },
  [`${path}/question/reveal`]: {
    parameters: [uuidParameter('householdId')],
    post: { ...operation('revealAnswers', { 200: json(telephones) }), requestBody: sent(questionEnd) },
  },
  [`${path}/question/end`]: {
    parameters: [uuidParameter('householdId')],
    post: { ...operation('endQuestion', { 200: json(telephones) }), requestBody: sent(questionEnd) },
  },
  [`${path}/{telephoneId}/end`]: {
    parameters: [uuidParameter('householdId'), uuidParameter('telephoneId')],
    post: { ...operation('endTelephone', { 200: json(telephones) }), requestBody: sent(telephoneEnd) },
  },
  [`${path}/end`]: {
    parameters: [uuidParameter('householdId')],
    post: { ...operation('endTelephones', { 200: json(telephones) }), requestBody: sent(telephoneEnd) },
  },
};
