import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import { ChoiceGate } from '../../shared/module/ChoiceGate';
import type { PersonData, PkvData } from '../../shared/module/data';
import { ComparisonView } from './ComparisonView';
import { withTariffs } from '../../shared/tariffs/withTariffs';

export { AlsoReads } from '../../shared/tariffs/withTariffs';

/** PKV: Leistungsvergleich. The statutory fund and up to three tariffs side by side. */
export default function ComparisonPage({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={View} />;
}

const Comparison = (of: PersonData) => (
  <ChoiceGate station="comparison" {...of}>
    <ComparisonView {...of} />
  </ChoiceGate>
);

const View = withTariffs(Comparison);
