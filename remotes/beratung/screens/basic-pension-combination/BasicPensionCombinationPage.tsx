import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { PensionData } from '../../shared/pension/data';
import { CombinationView } from './CombinationView';

/** Basisrente: Kombination (station 5). One net effort spread over three layers. */
export default function BasicPensionCombinationPage({ data }: PageProps<PensionData>) {
  return <PersonPage data={data} View={CombinationView} />;
}
