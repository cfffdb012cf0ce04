import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { PensionData } from '../../shared/pension/data';
import { GoalView } from './GoalView';

/** Basisrente: Sparziel (station 5). From the pension that is wanted to the contribution. */
export default function BasicPensionSavingsGoalPage({ data }: PageProps<PensionData>) {
  return <PersonPage data={data} View={GoalView} />;
}
