import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import { ConceptView } from './ConceptView';
import type { ConceptData } from './data';

/** Arbeitskraft: Konzept (station 3). What is missing, with what it is closed, and what is left open. */
export default function IncomeProtectionConceptPage({ data }: PageProps<ConceptData>) {
  return <PersonPage data={data} View={ConceptView} />;
}
