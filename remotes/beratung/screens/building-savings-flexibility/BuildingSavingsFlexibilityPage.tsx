import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { BuildingData } from '../../shared/building/data';
import { withTariffs } from '../../shared/building/WithTariffs';
import { FlexibilityView } from './FlexibilityView';

export { AlsoReads } from '../../shared/building/WithTariffs';

const View = withTariffs(FlexibilityView);

/** Bausparen: Flexibilität (step 3, tab 3). What can be changed later, and what that does to time and money. */
export default function BuildingSavingsFlexibilityPage({ data }: PageProps<BuildingData>) {
  return <PersonPage data={data} View={View} />;
}
