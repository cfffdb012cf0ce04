import { lazy, Suspense } from 'react';
import type { CustomerView } from './useCustomerView';

const CustomerStage = lazy(() => import('./stage/CustomerStage'));

/** What belongs to a customer view that is shown; its code is fetched with the first one. */
export function CustomerViewSlot({ view }: { view: CustomerView }) {
  if (!view.place) return undefined;
  return (
    <Suspense>
      <CustomerStage place={view.place} onEnd={view.end} />
    </Suspense>
  );
}
