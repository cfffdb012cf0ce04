import { adults } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState, usePersonChoice } from '@vp-digital/core/parts';
import { useSections } from '@vp-digital/core/services';
import { Page, Skeleton } from '@vp-digital/core/ui';
import type { ComponentType } from 'react';
import { type PersonData, type PkvData, pkvSections } from './sections';

export interface PkvPageProps {
  name: string;
  View: ComponentType<PersonData>;
}

/** A page on the health insurance of one person of the household, in its four states. */
export function PkvPage({ name, View }: PkvPageProps) {
  const sections = useSections(useHouseholdId(), pkvSections);
  if (sections.status === 'ready') return <OfPerson data={sections.data} View={View} />;
  return (
    <Page name={name}>
      <LoadedState result={sections} skeleton={<Skeleton shape="card" count={2} />}>
        {() => undefined}
      </LoadedState>
    </Page>
  );
}

function OfPerson({ data, View }: { data: PkvData; View: ComponentType<PersonData> }) {
  const { person } = usePersonChoice(adults(data));
  return person && <View key={person.id} data={data} person={person} />;
}
