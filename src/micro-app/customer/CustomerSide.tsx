import { useHost } from '@vp-digital/core/platform';
import { customerMarks, type CustomerWidth } from '@vp-digital/core/shell';
import { useSyncExternalStore } from 'react';
import { Unless } from '../Unless';
import { usePart } from '../usePageCode';
import type { PageForCustomer } from './pageForCustomer';

const part = { load: () => import(/* webpackChunkName: "customer-view" */ './BesideMain') };

/** As long as a customer looks on: the page that is made for them, whose code comes with the first look. */
export function CustomerSide(props: PageForCustomer) {
  const { customer } = useHost();
  const look = useSyncExternalStore(customer?.subscribe ?? never, () => customer?.current());
  if (!look || typeof props.page.customer !== 'function') return undefined;
  return (
    <Unless>
      <Beside {...props} width={look.width} />
    </Unless>
  );
}

/** While its code is on its way an empty page stands for it: nothing else is shown to the customer meanwhile. */
function Beside(props: PageForCustomer & { width: CustomerWidth }) {
  const BesideMain = usePart(part)?.default;
  if (BesideMain) return <BesideMain {...props} />;
  const { path } = props.page.route;
  return <div {...{ [customerMarks.block]: true, [customerMarks.page]: path }} inert aria-hidden />;
}

const never = () => () => {};
