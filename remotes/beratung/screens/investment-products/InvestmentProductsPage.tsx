import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { InvestmentData } from '../../shared/investment/data';
import { ProductsView } from './ProductsView';

/** Katalog Geldanlage: investments within the agreed frame, with their costs in euros. */
export default function InvestmentProductsPage({ data }: PageProps<InvestmentData>) {
  return <PersonPage data={data} View={ProductsView} />;
}
