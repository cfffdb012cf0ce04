import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { CustomerView } from './useCustomerView';
import { usePageHidden } from './usePageHidden';

const CustomerStage = lazy(() => import(/* webpackChunkName: "customer-view" */ './stage/CustomerStage'));

/** What belongs to a customer view that is shown; its code is fetched with the first one. */
export function CustomerViewSlot({ view }: { view: CustomerView }) {
  const { place } = view;
  if (!place) return undefined;
  const cover = place.kind === 'device' && place.isKept && createPortal(<Cover />, document.body);
  return (
    <Suspense fallback={cover}>
      <CustomerStage view={view} place={place} cover={cover} />
    </Suspense>
  );
}

/** Hides a page that was loaded anew (`page.css`) until the stage stands in its place. */
function Cover() {
  usePageHidden();
  return <div data-vp-customer-stage="" />;
}
