import { type AgendaPage, type AgendaQuery, agendaPage } from '@vp-digital/core/contracts';
import type { ServiceBuilder } from '../request/serviceBuilder';

export interface AgendaInput {
  of: AgendaQuery['of'];
  /** Days: the first, and the last. */
  from: string;
  until: string;
  /** What one household asked or sent. Default: all of them. */
  household?: string;
}

/** What lies ahead in all of the advisor's households, page by page. */
export const agendaEndpoints = (build: ServiceBuilder) => ({
  agenda: build.infiniteQuery<AgendaPage, AgendaInput, string | undefined>({
    infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next },
    query: ({ queryArg, pageParam }) => ({
      kind: 'rest',
      service: 'appointment',
      method: 'GET',
      path: `/agenda?${new URLSearchParams({ ...queryArg, ...(pageParam && { after: pageParam }) }).toString()}`,
      answer: agendaPage,
    }),
    keepUnusedDataFor: 0, // it is another one after every appointment
  }),
});
