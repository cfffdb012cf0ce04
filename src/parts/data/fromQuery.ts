import type { ServiceError } from '@vp-digital/core/services';
import type { Loaded } from './LoadedState';

interface QueryLike<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/** A query of the area's API as one of the states of a page; while it is asked again the known answer stays. */
export function fromQuery<Data>({ data, error, isFetching, refetch }: QueryLike<Data>): Loaded<Data> {
  if (data !== undefined) return { status: 'ready', data };
  if (error !== undefined && !isFetching)
    return { status: 'error', error: error as ServiceError, retry: () => void refetch() }; // our base query's error type
  return { status: 'loading' };
}
