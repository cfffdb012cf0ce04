import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { PkvData } from '../module/data';
import { CostsView } from './CostsView';

export { texts } from './texts';

/** By way of this page: the customer's has the same figures and words. */
export const customer = () => import(/* webpackChunkName: "customer-costs" */ './CostsCustomer');

/** PKV: Kosten (station 3 of the path). Statutory against private, today, in old age and on the way there. */
export default function CostsPage({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={CostsView} />;
}
