import type { IsoDate } from '@vp-digital/core/finance';
import { adults, type SectionData, type SectionName } from '@vp-digital/core/household';
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
  /** The documents as the area's figures read them on a day: `asOf` of its own copy of the core. */
  asOf(data: Pick<SectionData, Name | 'persons'>, date: IsoDate): Pick<SectionData, Name | 'persons'>;
}

/**
 * A page about one grown-up of the household, whom the address names: another person is another page. It computes with the
 * documents as they are today.
 */
export function PersonPage<Name extends SectionName>({ View, asOf, ...page }: PersonPageProps<Name>) {
  return <SectionsPage {...page}>{(data) => <OfPerson data={data} View={View} asOf={asOf} />}</SectionsPage>;
}

function OfPerson<Name extends SectionName>({
  data,
  View,
  asOf,
}: Pick<PersonPageProps<Name>, 'View' | 'asOf'> & { data: Pick<SectionData, Name | 'persons'> }) {
  const { person } = usePersonChoice(adults(data));
  const { clock } = useHost();
  return person && <View key={person.id} data={asOf(data, clock.today())} person={person} />;
}
