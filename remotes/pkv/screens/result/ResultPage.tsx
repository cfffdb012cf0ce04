import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import { ChoiceGate } from '../../shared/module/ChoiceGate';
import type { ResultData, ResultPerson } from './data';
import { ResultView } from './ResultView';
import { withTariffs } from '../../shared/tariffs/withTariffs';

export { AlsoReads } from '../../shared/tariffs/withTariffs';

/** PKV: Ergebnis. Three ways of equal rank, what is recommended and why, and what the person says. */
export default function ResultPage({ data }: PageProps<ResultData>) {
  return <PersonPage data={data} View={View} />;
}

const Result = (of: ResultPerson) => (
  <ChoiceGate station="result" {...of}>
    <ResultView {...of} />
  </ChoiceGate>
);

const View = withTariffs(Result);
