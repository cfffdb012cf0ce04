import type { PageProps } from '@vp-digital/core/household';
import type { PersonalData } from './data';
import { OnePerson } from './OnePerson';
import { PersonalDataView } from './PersonalDataView';

export { texts } from './texts';

/** Persönliche Daten: everything that is known of one person, and what is missing. */
export default function PersonalDataPage({ data }: PageProps<PersonalData>) {
  return <OnePerson data={data} View={PersonalDataView} />;
}
