import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { ProtectionData } from '../../shared/wishes/data';
import { NeedView } from './NeedView';

/** Arbeitskraft: Bedarf (station 1). What a person's work is worth, and how much of it is to be secured. */
export default function NeedPage({ data }: PageProps<ProtectionData>) {
  return <PersonPage data={data} View={NeedView} />;
}
