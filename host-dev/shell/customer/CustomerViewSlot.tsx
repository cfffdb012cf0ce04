import { later } from '@vp-digital/core/micro-app';
import { partFailed } from '../parts/partFailed';
import { InPlaceOfPage } from './InPlaceOfPage';
import type { CustomerView } from './useCustomerView';

const CustomerPresentation = later(() => import('./presentation/CustomerPresentation'), {
  placeholder: ({ cover }) => cover,
  failed: (retry, { cover }) =>
    cover ? <InPlaceOfPage>{partFailed(retry)}</InPlaceOfPage> : partFailed(retry),
});

/** What belongs to a customer view that is shown; its code is fetched with the first one. */
export function CustomerViewSlot({ view }: { view: CustomerView }) {
  const { place } = view;
  if (!place) return undefined;
  const cover = place.kind === 'device' && place.isKept && <InPlaceOfPage />;
  return <CustomerPresentation view={view} place={place} cover={cover} />;
}
