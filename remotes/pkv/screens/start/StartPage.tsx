import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import type { PkvData } from '../../shared/module/data';
import { StartView } from './StartView';

export { AlsoReads } from '../../shared/tariffs/withTariffs';

/** PKV: Start (station 1). Whether a person may be privately insured, and what that means for the family. */
export default function StartPage({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={StartView} />;
}
