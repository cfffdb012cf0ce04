import { adults, type SectionData, type SectionName, withoutEnded } from '@vp-digital/core/household';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import type { ComponentType } from 'react';
import { SectionsPage, type SectionsPageProps } from './SectionsPage';

/** What a page about one person shows; `Name` are the documents that it reads. */
export interface PersonData<Name extends SectionName> {
  data: Pick<SectionData, Name>;
  person: { id: string; name: string };
}

export interface PersonPageProps<Name extends SectionName>
  extends Omit<SectionsPageProps<Name | 'persons'>, 'children'> {
  View: ComponentType<PersonData<Name | 'persons'>>;
}

/**
 * A page about one grown-up of the household, whom the address names: another person is another page. It computes, so
 * that contracts whose end is over are not there.
 */
export function PersonPage<Name extends SectionName>({ View, ...page }: PersonPageProps<Name>) {
  return <SectionsPage {...page}>{(data) => <OfPerson data={data} View={View} />}</SectionsPage>;
}

function OfPerson<Name extends SectionName>({
  data,
  View,
}: Pick<PersonPageProps<Name>, 'View'> & { data: Pick<SectionData, Name | 'persons'> }) {
  const { person } = usePersonChoice(adults(data));
  const { clock } = useHost();
  return person && <View key={person.id} data={withoutEnded(data, clock.today())} person={person} />;
}
