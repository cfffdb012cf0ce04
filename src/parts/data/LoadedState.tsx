import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routeError } from '@vp-digital/core/platform';
import type { ServiceError } from '@vp-digital/core/services';
import { DataState, type LoadState } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';

export type Loaded<Data> =
  | { status: 'loading' }
  | { status: 'error'; error: ServiceError; retry(): void }
  | { status: 'ready'; data: Data };

export interface LoadedStateProps<Data> {
  result: Loaded<Data>;
  skeleton?: ReactNode;
  /** Says when there is nothing to show, and what is shown then. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What was asked of the services, in its four states. A household that is not the advisor's is no state of the
 * page: the page is left for the access-denied one.
 */
export function LoadedState<Data>({ result, skeleton, isEmpty, empty, children }: LoadedStateProps<Data>) {
  if (result.status === 'error' && result.error.kind === 'forbidden') throw routeError(403, result.error);
  const { t } = useTranslation('app', { keyPrefix: 'newer' });
  const state: LoadState<Data> =
    result.status === 'error' && result.error.kind === 'newer'
      ? { status: 'error', title: t('title'), message: t('text') }
      : stateOf(result, isEmpty);
  return (
    <DataState
      state={state}
      skeleton={skeleton}
      empty={empty}
      onRetry={result.status === 'error' ? result.retry : undefined}
    >
      {children}
    </DataState>
  );
}

function stateOf<Data>(
  result: Loaded<Data>,
  isEmpty: ((data: Data) => boolean) | undefined,
): LoadState<Data> {
  if (result.status !== 'ready') return { status: result.status };
  return isEmpty?.(result.data) ? { status: 'empty' } : { status: 'ready', data: result.data };
}
