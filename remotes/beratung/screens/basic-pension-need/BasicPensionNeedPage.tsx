import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { PensionData } from '../../shared/pension/data';
import { PensionNeedView } from './PensionNeedView';

/** Basisrente: Bedarf und Förderung (station 1). Whether it is sensible for a person at all. */
export default function BasicPensionNeedPage({ data }: PageProps<PensionData>) {
  return <PersonPage data={data} View={PensionNeedView} />;
}
