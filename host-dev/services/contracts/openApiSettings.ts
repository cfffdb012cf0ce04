import {
  actingAdvisor,
  advisorProfile,
  advisorProfileDocument,
  bankOfCode,
  catalogue,
  preferences,
  preferencesDocument,
} from '@vp-digital/core/contracts';
import { header, json, operation, problemAnswer } from './openApiParts';

/** Own settings, and what is the same for everybody. */
export const settingsPaths = {
  '/api/settings/preferences': {
    put: {
      ...operation('replacePreferences', {
        200: json(preferencesDocument),
        412: json(preferencesDocument),
        428: problemAnswer,
      }),
      parameters: [header('If-Match', true, '"7"')],
      requestBody: { required: true, ...json(preferences, 'input') },
    },
  },
  '/api/settings/advisor-profile': {
    get: operation('readAdvisorProfile', { 200: json(advisorProfileDocument) }),
    put: {
      ...operation('replaceAdvisorProfile', {
        200: json(advisorProfileDocument),
        412: json(advisorProfileDocument),
        428: problemAnswer,
      }),
      parameters: [header('If-Match', true, '"7"')],
      requestBody: { required: true, ...json(advisorProfile, 'input') },
    },
  },
  '/api/settings/acting-advisor': {
    get: operation('readActingAdvisor', { 200: json(actingAdvisor) }),
  },
  '/api/product/catalogue': {
    get: {
      ...operation('readCatalogue', {
        200: json(catalogue),
        304: { description: 'What is held still holds' },
      }),
      parameters: [header('If-None-Match', false, '"4c1f"')],
    },
  },
  '/api/settings/banks/{bankCode}': {
    parameters: [
      { name: 'bankCode', in: 'path', required: true, schema: { type: 'string', pattern: '^\\d{8}$' } },
    ],
    get: operation('readBankOfCode', { 200: json(bankOfCode) }),
  },
};
