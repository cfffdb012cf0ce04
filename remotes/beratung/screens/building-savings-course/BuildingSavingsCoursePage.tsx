import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { BuildingData } from '../../shared/building/data';
import { withTariffs } from '../../shared/building/WithTariffs';
import { CourseView } from './CourseView';

export { AlsoReads } from '../../shared/building/WithTariffs';

const View = withTariffs(CourseView);

/** Bausparen: Verlauf (step 3, tab 2). The plan year by year, first as savings, then as a debt. */
export default function BuildingSavingsCoursePage({ data }: PageProps<BuildingData>) {
  return <PersonPage data={data} View={View} />;
}
