import type { NeedData, PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import { PyramidView } from './PyramidView';

/** Produktpyramide: the order of importance over a household's own contracts and gaps. */
export default function ProductPyramidPage({ data }: PageProps<NeedData>) {
  return <PersonPage data={data} View={PyramidView} />;
}
