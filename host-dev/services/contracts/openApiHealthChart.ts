import {
  healthChart,
  healthChartCopy,
  healthChartDocument,
  healthChartRemoval,
} from '@vp-digital/core/contracts';
import { header, json, operation, problemAnswer, uuidParameter } from './openApiParts';

const path = '/api/households/{householdId}/persons/{personId}/health-chart';
const parameters = [uuidParameter('householdId'), uuidParameter('personId')];

/** Health answers of a person. No key for repeated requests: nothing of them is remembered. */
export const healthChartPaths = {
  [path]: {
    parameters,
    get: operation('readHealthChart', { 200: json(healthChartDocument) }),
    put: {
      ...operation('replaceHealthChart', {
        200: json(healthChartDocument),
        412: json(healthChartDocument),
        428: problemAnswer,
      }),
      parameters: [header('If-Match', true, '"7"')],
      requestBody: { required: true, ...json(healthChart, 'input') },
    },
  },
  [`${path}/copy`]: {
    parameters,
    post: operation('copyHealthChart', { 200: json(healthChartCopy) }),
  },
  [`${path}/removal`]: {
    parameters,
    post: {
      ...operation('removeHealthChart', { 200: json(healthChartDocument), 409: problemAnswer }),
      requestBody: { required: true, ...json(healthChartRemoval, 'input') },
    },
  },
};
