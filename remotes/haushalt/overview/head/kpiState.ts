import type { SectionName } from '@vp-digital/core/household';
import type { SectionsResult } from '@vp-digital/core/services';

/** How a key figure stands while its documents are not there; it is tried again by itself. */
export const kpiState = <Name extends SectionName>(
  result: Exclude<SectionsResult<Name>, { status: 'ready' }>,
): { state: 'loading' } | { state: 'error'; onRetry: () => void } =>
  result.status === 'loading' ? { state: 'loading' } : { state: 'error', onRetry: result.retry };
