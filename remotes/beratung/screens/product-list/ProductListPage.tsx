import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { CatalogueData } from '../../shared/catalogue/data';
import { ListView } from './ListView';

/** Katalogliste: what there is for each field, for whom not, what it costs and how it pays. */
export default function ProductListPage({ data }: PageProps<CatalogueData>) {
  return <PersonPage data={data} View={ListView} />;
}
