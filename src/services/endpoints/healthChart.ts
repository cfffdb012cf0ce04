import {
  type HealthChart,
  type HealthChartCopy,
  type HealthChartDocument,
  type HealthChartRemoval,
  healthChartCopy,
  healthChartDocument,
} from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

export interface HealthChartKey {
  householdId: string;
  personId: string;
}

const pathOf = ({ householdId, personId }: HealthChartKey) =>
  `/${householdId}/persons/${personId}/health-chart`;

/** A refusal too means that somebody else may have been quicker. */
const invalidatesTags = ['HealthChart'] as const;

/** Health answers of one person: never read ahead, never kept for the next page, in no draft. */
export const healthChartEndpoints = (build: ServiceBuilder) => ({
  healthChart: build.query<HealthChartDocument, HealthChartKey>({
    query: (key) => ({ kind: 'rest', method: 'GET', path: pathOf(key), answer: healthChartDocument }),
    providesTags: ['HealthChart'],
    keepUnusedDataFor: 0,
  }),
  replaceHealthChart: build.mutation<
    HealthChartDocument,
    HealthChartKey & { baseVersion: number; chart: HealthChart }
  >({
    query: ({ baseVersion, chart, ...key }) => ({
      kind: 'rest',
      method: 'PUT',
      path: pathOf(key),
      body: chart,
      baseVersion,
      answer: healthChartDocument,
    }),
    invalidatesTags,
  }),
  copyHealthChart: build.mutation<HealthChartCopy, HealthChartKey>({
    query: (key) => ({
      kind: 'rest',
      method: 'POST',
      path: `${pathOf(key)}/copy`,
      body: {},
      answer: healthChartCopy,
    }),
    invalidatesTags,
  }),
  removeHealthChart: build.mutation<HealthChartDocument, HealthChartKey & HealthChartRemoval>({
    query: ({ copy, ...key }) => ({
      kind: 'rest',
      method: 'POST',
      path: `${pathOf(key)}/removal`,
      body: { copy },
      answer: healthChartDocument,
    }),
    invalidatesTags,
  }),
});
