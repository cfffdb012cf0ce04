import { Suspense } from 'react';
import { partOf } from '../parts/partOf';
import { InPlaceOfPage } from './InPlaceOfPage';
import type { CustomerView } from './useCustomerView';

const CustomerStage = partOf(
  () => import(/* webpackChunkName: "customer-view" */ './stage/CustomerStage'),
  (failed, { cover }) => (cover ? <InPlaceOfPage>{failed}</InPlaceOfPage> : failed),
);

/** What belongs to a customer view that is shown; its code is fetched with the first one. */
export function CustomerViewSlot({ view }: { view: CustomerView }) {
  const { place } = view;
  if (!place) return undefined;
  const cover = place.kind === 'device' && place.isKept && <InPlaceOfPage />;
  return (
    <Suspense fallback={cover}>
      <CustomerStage view={view} place={place} cover={cover} />
    </Suspense>
  );
}
