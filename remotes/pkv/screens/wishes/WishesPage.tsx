import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import { ChoiceGate } from '../../shared/module/ChoiceGate';
import type { PersonData, PkvData } from '../../shared/module/data';
import { WishesView } from './WishesView';

/** PKV: Leistungswünsche. What matters to a person, before any tariff is looked at. */
export default function WishesPage({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={Wishes} />;
}

const Wishes = (of: PersonData) => (
  <ChoiceGate station="wishes" {...of}>
    <WishesView {...of} />
  </ChoiceGate>
);
