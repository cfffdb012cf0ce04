import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { PensionData } from '../../shared/pension/data';
import { PensionConceptView } from './PensionConceptView';

/** Basisrente: Konzept (station 3). What it costs, what it brings, and what else the same effort could do. */
export default function BasicPensionConceptPage({ data }: PageProps<PensionData>) {
  return <PersonPage data={data} View={PensionConceptView} />;
}
