import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { PkvData } from '../../shared/module/data';
import { CostsView } from './CostsView';
import { withTariffs } from '../../shared/tariffs/withTariffs';

export { AlsoReads } from '../../shared/tariffs/withTariffs';

const View = withTariffs(CostsView);

/** PKV: Kosten (station 3 of the path). Statutory against private, today, in old age and on the way there. */
export default function CostsPage({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={View} />;
}
