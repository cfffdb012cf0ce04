import { adults } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState, usePersonChoice } from '@vp-digital/core/parts';
import { useSections } from '@vp-digital/core/services';
import { Page, Skeleton } from '@vp-digital/core/ui';
import type { ComponentType } from 'react';
import { type PersonData, type ProtectionData, protectionSections } from './sections';

export interface ProtectionPageProps {
  name: string;
  View: ComponentType<PersonData>;
}

/** A page on the earning power of one person of the household, in its four states. */
export function ProtectionPage({ name, View }: ProtectionPageProps) {
  const sections = useSections(useHouseholdId(), protectionSections);
  if (sections.status === 'ready') return <OfPerson data={sections.data} View={View} />;
  return (
    <Page name={name}>
      <LoadedState result={sections} skeleton={<Skeleton shape="card" count={2} />}>
        {() => undefined}
      </LoadedState>
    </Page>
  );
}

function OfPerson({ data, View }: { data: ProtectionData; View: ComponentType<PersonData> }) {
  const { person } = usePersonChoice(adults(data));
  return person && <View key={person.id} data={data} person={person} />;
}
