import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import { ChoiceGate, useChoice } from '../../shared/module/ChoiceGate';
import type { ResultData, ResultPerson } from './data';
import { OwnResultView } from './OwnResultView';
import { ResultView } from './ResultView';
import { withTariffs } from '../../shared/tariffs/withTariffs';

export { AlsoReads } from '../../shared/tariffs/withTariffs';

/** PKV: Ergebnis. Three ways of equal rank, what is recommended and why, what the person says; of who is private already, the own contract. */
export default function ResultPage({ data }: PageProps<ResultData>) {
  return <PersonPage data={data} View={View} />;
}

function Result(of: ResultPerson) {
  if (useChoice(of) === 'private') return <OwnResultView {...of} />;
  return (
    <ChoiceGate station="result" {...of}>
      <ResultView {...of} />
    </ChoiceGate>
  );
}

const View = withTariffs(Result);
