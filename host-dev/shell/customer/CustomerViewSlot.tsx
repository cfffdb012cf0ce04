import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { CustomerView } from './useCustomerView';

const CustomerStage = lazy(() => import('./stage/CustomerStage'));

/** What belongs to a customer view that is shown; its code is fetched with the first one. */
export function CustomerViewSlot({ view }: { view: CustomerView }) {
  if (!view.place) return undefined;
  return (
    <Suspense fallback={view.place.kind === 'device' && createPortal(<Cover />, document.body)}>
      <CustomerStage place={view.place} isElsewhere={view.isElsewhere} onEnd={view.end} />
    </Suspense>
  );
}

/** Hides the page (`page.css`) until the stage stands in its place. */
const Cover = () => <div data-vp-customer-stage="" />;
