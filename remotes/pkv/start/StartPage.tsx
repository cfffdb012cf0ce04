import type { PageProps } from '@vp-digital/core/household';
import { employmentsWords } from '@vp-digital/core/household/words/employments';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { PkvData } from '../module/data';
import { StartView } from './StartView';

export { texts } from './texts';

export const words = [employmentsWords];

/** By way of this page: the customer's has the same figures and words. */
export const customer = () => import(/* webpackChunkName: "customer-start" */ './StartCustomer');

/** PKV: Start (station 1). Whether a person may be privately insured, and what that means for the family. */
export default function StartPage({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={StartView} />;
}
