import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { ProtectionData } from '../../shared/wishes/data';
import { CausesView } from './CausesView';

/** Arbeitskraft: Ursachen (station 4, tab 2). Why people lose their earning power, with the source of each number. */
export default function IncomeProtectionCausesPage({ data }: PageProps<ProtectionData>) {
  return <PersonPage data={data} View={CausesView} />;
}
