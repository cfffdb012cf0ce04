import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { BuildingData } from '../../shared/building/data';
import { withTariffs } from '../../shared/building/WithTariffs';
import { NeedView } from './NeedView';

export { AlsoReads } from '../../shared/building/WithTariffs';

const View = withTariffs(NeedView);

/** Bausparen: Bedarf (step 1). What for, how much and when, and when it does not fit. */
export default function BuildingSavingsNeedPage({ data }: PageProps<BuildingData>) {
  return <PersonPage data={data} View={View} />;
}
