import { adults, type SectionData, type SectionName } from '@vp-digital/core/household';
import { usePersonChoice } from '@vp-digital/core/parts';
import type { ComponentType } from 'react';
import { SectionsPage, type SectionsPageProps } from './SectionsPage';
import type { AsOf } from './useAsOf';

/** What a page about one person shows; `Name` are the documents that it reads. */
export interface PersonData<Name extends SectionName> {
  data: Pick<SectionData, Name>;
  person: { id: string; name: string };
}

export interface PersonPageProps<Name extends SectionName>
  extends Omit<SectionsPageProps<Name | 'persons'>, 'children' | 'asOf'> {
  View: ComponentType<PersonData<Name | 'persons'>>;
  asOf: AsOf<Pick<SectionData, Name | 'persons'>>;
}

/**
 * A page about one grown-up of the household, whom the address names: another person is another page. It computes with the
 * documents as they are today.
 */
export function PersonPage<Name extends SectionName>({ View, ...page }: PersonPageProps<Name>) {
  return <SectionsPage {...page}>{(data) => <OfPerson data={data} View={View} />}</SectionsPage>;
}

function OfPerson<Name extends SectionName>({
  data,
  View,
}: Pick<PersonPageProps<Name>, 'View'> & { data: Pick<SectionData, Name | 'persons'> }) {
  const { person } = usePersonChoice(adults(data));
  return person && <View key={person.id} data={data} person={person} />;
}
