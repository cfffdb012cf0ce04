import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { BuildingData } from '../../shared/building/data';
import { withTariffs } from '../../shared/building/WithTariffs';
import { ConceptView } from './ConceptView';

export { AlsoReads } from '../../shared/building/WithTariffs';

const View = withTariffs(ConceptView);

/** Bausparen: Konzept (step 3). Tariff, rate and the month in which the money may come. */
export default function BuildingSavingsConceptPage({ data }: PageProps<BuildingData>) {
  return <PersonPage data={data} View={View} />;
}
