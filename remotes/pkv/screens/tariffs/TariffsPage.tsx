import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import { ChoiceGate } from '../../shared/module/ChoiceGate';
import type { PersonData, PkvData } from '../../shared/module/data';
import { TariffsView } from './TariffsView';
import { withTariffs } from '../../shared/tariffs/withTariffs';

export { AlsoReads } from '../../shared/tariffs/withTariffs';

/** PKV: Tarifübersicht. The statutory fund and the tariffs, measured by the wishes of a person. */
export default function TariffsPage({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={View} />;
}

const Tariffs = (of: PersonData) => (
  <ChoiceGate station="tariffs" {...of}>
    <TariffsView {...of} />
  </ChoiceGate>
);

const View = withTariffs(Tariffs);
