import { useHost } from '@vp-digital/core/platform';
import { useSyncExternalStore } from 'react';
import { later } from '../later';
import { OptionalBoundary } from '../OptionalBoundary';
import { marksOf } from './marksOf';
import type { PageForCustomer } from './pageForCustomer';

/** While its code is on its way an empty page stands for it: nothing else is shown to the customer meanwhile. */
const OffscreenPage = later(() => import('./OffscreenPage'), {
  placeholder: (props) => <div {...marksOf(props)} inert aria-hidden />,
});

/** As long as a customer looks on: the page that is made for them, whose code comes with the first look. */
export function CustomerSide(props: PageForCustomer) {
  const { customer } = useHost();
  const look = useSyncExternalStore(customer?.subscribe ?? never, () => customer?.current());
  if (!look || typeof props.page.customer !== 'function') return undefined;
  const { width, also } = look;
  return (
    <OptionalBoundary>
      <OffscreenPage {...props} width={width} />
      {also !== undefined && also !== width && <OffscreenPage {...props} width={also} isAlso />}
    </OptionalBoundary>
  );
}

const never = () => () => {};
