import { createApi } from '@vp-digital/core/libs/query';
import description from '../package.json';
import { householdEndpoint } from './endpoints/households';
import { sectionEndpoints } from './endpoints/sections';
import { createBaseQuery } from './request/baseQuery';
import type { ServiceRuntime } from './request/runtime';
import { type ServiceBuilder, tagTypes } from './request/serviceBuilder';

/** An area's RTK Query API, and the runtime that a mount hands to it. */
export interface AreaApi {
  readonly area: string;
  readonly api: SectionApi;
  connect(runtime: ServiceRuntime): void;
  runtime(): ServiceRuntime;
}

/**
 * The API of one area. Its state lives in the page's store under the area's name and the core's version, so that
 * two versions never read each other's cache. Every area has the sections and the household's name; the rest is
 * injected by the area: `createAreaApi('haushalt').api.injectEndpoints({ endpoints: householdEndpoints })`.
 */
export function createAreaApi(area: string): AreaApi {
  let connected: ServiceRuntime | undefined;
  const runtime = () => {
    if (!connected) throw new Error(`${area}: a call before the area was mounted`);
    return connected;
  };
  return {
    area,
    api: createSectionApi(area, runtime),
    connect: (next) => {
      connected = next;
    },
    runtime,
  };
}

const createSectionApi = (area: string, runtime: () => ServiceRuntime) =>
  createApi({
    reducerPath: `${area}Api@${description.version}`,
    baseQuery: createBaseQuery(runtime),
    tagTypes,
    keepUnusedDataFor: 300,
    refetchOnReconnect: true,
    endpoints: (build: ServiceBuilder) => ({
      ...sectionEndpoints(build, runtime),
      ...householdEndpoint(build),
    }),
  });

export type SectionApi = ReturnType<typeof createSectionApi>;

/** The page's state as this API reads it; the store is the page's, so only its own part is typed. */
export type PageState = Parameters<ReturnType<SectionApi['endpoints']['section']['select']>>[0];
