import { adults, type SectionData } from '@vp-digital/core/household';
import { usePersonChoice } from '@vp-digital/core/parts';
import type { ComponentType } from 'react';

/** What a page about one person shows. */
export interface PersonData<Data> {
  data: Data;
  person: { id: string; name: string };
}

export interface PersonPageProps<Data> {
  data: Data;
  View: ComponentType<PersonData<Data>>;
}

/** A page about one grown-up of the household, whom the address names: another person is another page. */
export function PersonPage<Data extends Pick<SectionData, 'persons'>>({ data, View }: PersonPageProps<Data>) {
  const { person } = usePersonChoice(adults(data));
  return person && <View key={person.id} data={data} person={person} />;
}
