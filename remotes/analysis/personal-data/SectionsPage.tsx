import type { PageProps } from '@vp-digital/core/household';
import { OnePerson } from './OnePerson';
import type { PersonalData } from './data';
import { SectionsView } from './SectionsView';

export { texts } from './texts';

/** Abschnitte bearbeiten: exactly the sections of a person that the address names, as one form. */
export default function SectionsPage({ data }: PageProps<PersonalData>) {
  return <OnePerson data={data} View={SectionsView} />;
}
