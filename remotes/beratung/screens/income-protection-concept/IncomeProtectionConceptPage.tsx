import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { ProtectionData } from '../../shared/wishes/data';
import { ConceptView } from './ConceptView';

/** Arbeitskraft: Konzept (station 3). What is missing, with what it is closed, and what is left open. */
export default function IncomeProtectionConceptPage({ data }: PageProps<ProtectionData>) {
  return <PersonPage data={data} View={ConceptView} />;
}
