import { useHost } from '@vp-digital/core/platform';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Unless } from '../Unless';
import type { PageForCustomer } from './pageForCustomer';

const BesideMain = lazy(() => import(/* webpackChunkName: "customer-view" */ './BesideMain'));

/** As long as a customer looks on: the page that is made for them, whose code comes with the first look. */
export function CustomerSide(props: PageForCustomer) {
  const { customer } = useHost();
  const look = useSyncExternalStore(customer?.subscribe ?? never, () => customer?.current());
  if (!look || typeof props.page.customer !== 'function') return undefined;
  return (
    <Unless>
      <Suspense>
        <BesideMain {...props} width={look.width} />
      </Suspense>
    </Unless>
  );
}

const never = () => () => {};
