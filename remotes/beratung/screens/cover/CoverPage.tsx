import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { ProtectionData } from '../../shared/wishes/data';
import { CoverView } from './CoverView';

/** Arbeitskraft: Versorgung im Zeitverlauf (station 4, tab 1). Who pays when, and how much. */
export default function CoverPage({ data }: PageProps<ProtectionData>) {
  return <PersonPage data={data} View={CoverView} />;
}
