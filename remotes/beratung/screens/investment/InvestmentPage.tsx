import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { InvestmentData } from '../../shared/investment/data';
import { InvestmentView } from './InvestmentView';

/** Geldanlage: the frame before any product: goal, horizon, what can be lost, sustainability. */
export default function InvestmentPage({ data }: PageProps<InvestmentData>) {
  return <PersonPage data={data} View={InvestmentView} />;
}
