import { useHost } from '@vp-digital/core/platform';
import type { CustomerWidth } from '@vp-digital/core/shell';
import { useSyncExternalStore } from 'react';
import { Unless } from '../Unless';
import { usePart } from '../usePageCode';
import { marksOf } from './marksOf';
import type { PageForCustomer } from './pageForCustomer';

const part = { load: () => import(/* webpackChunkName: "customer-view" */ './BesideMain') };

/** As long as a customer looks on: the page that is made for them, whose code comes with the first look. */
export function CustomerSide(props: PageForCustomer) {
  const { customer } = useHost();
  const look = useSyncExternalStore(customer?.subscribe ?? never, () => customer?.current());
  if (!look || typeof props.page.customer !== 'function') return undefined;
  const { width, also } = look;
  return (
    <Unless>
      <Beside {...props} width={width} />
      {also !== undefined && also !== width && <Beside {...props} width={also} isAlso />}
    </Unless>
  );
}

/** While its code is on its way an empty page stands for it: nothing else is shown to the customer meanwhile. */
function Beside(props: PageForCustomer & { width: CustomerWidth }) {
  const BesideMain = usePart(part)?.default;
  if (BesideMain) return <BesideMain {...props} />;
  return <div {...marksOf(props)} inert aria-hidden />;
}

const never = () => () => {};
