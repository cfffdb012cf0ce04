import { createApi } from '@vp-digital/core/libs/query';
import description from '../package.json' with { type: 'json' };
import { householdEndpoint } from './endpoints/households';
import { type FindHeld, sectionEndpoints } from './endpoints/sections';
import { createBaseQuery } from './request/baseQuery';
import type { ServiceRuntime } from './request/runtime';
import { type ServiceBuilder, tagTypes } from './request/serviceBuilder';

/** An area's RTK Query API, and the runtimes that its mounts hand to it. */
export interface AreaApi {
  readonly area: string;
  readonly api: SectionApi;
  /** Serves all calls from now on; what it answers ends that, and the newest mount that is still there serves again. */
  connect(runtime: ServiceRuntime): () => void;
  /** Of the newest mount that is there; after the last one its own, which gives calls on their way a temporary error. */
  runtime(): ServiceRuntime;
}

/**
 * The API of one area. Its state lives in the page's store under the area's name and the core's version, so that
 * two versions never read each other's cache. Every area has the sections and the household's name; the rest is
 * injected by the area: `createAreaApi('haushalt').api.injectEndpoints({ endpoints: householdEndpoints })`.
 */
export function createAreaApi(area: string): AreaApi {
  let connected: readonly ServiceRuntime[] = [];
  let last: ServiceRuntime | undefined;
  const runtime = () => {
    const newest = connected.at(-1) ?? last;
    if (!newest) throw new Error(`${area}: a call before the area was mounted`);
    return newest;
  };
  return {
    area,
    api: createSectionApi(area, runtime),
    connect: (next) => {
      connected = [...connected, next];
      return () => {
        connected = connected.filter((other) => other !== next);
        last = next;
      };
    },
    runtime,
  };
}

function createSectionApi(area: string, runtime: () => ServiceRuntime) {
  const findHeld: FindHeld = (key, state) => api.endpoints.section.select(key)(state as PageState).data; // of the store that asks
  const api = createApi({
    reducerPath: `${area}Api@${description.version}`,
    baseQuery: createBaseQuery(runtime),
    tagTypes,
    keepUnusedDataFor: 300,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true, // what is there is shown, and asked for all the same
    endpoints: (build: ServiceBuilder) => ({
      ...sectionEndpoints(build, runtime, findHeld),
      ...householdEndpoint(build),
    }),
  });
  return api;
}

export type SectionApi = ReturnType<typeof createSectionApi>;

/** The page's state as this API reads it; the store is the page's, so only its own part is typed. */
export type PageState = Parameters<ReturnType<SectionApi['endpoints']['section']['select']>>[0];
