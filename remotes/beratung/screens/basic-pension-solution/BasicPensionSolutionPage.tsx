import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { PensionData } from '../../shared/pension/data';
import { SolutionView } from './SolutionView';

/** Basisrente: Lösung (station 5). The proposal, its design and its reason. */
export default function BasicPensionSolutionPage({ data }: PageProps<PensionData>) {
  return <PersonPage data={data} View={SolutionView} />;
}
