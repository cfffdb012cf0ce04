import {
  openQuestions,
  type Optimum,
  type OptimumLever,
  optimumSteps,
  stepKey,
} from '@vp-digital/core/household';
import type { OptimumData, ShownLever } from '../../shared/optimum/data';

/** Everything that has a sheet: what counts, and what waits for a fact, was never asked or is left out. */
function shownLevers(data: OptimumData, found: Optimum): ShownLever[] {
  const counted = optimumSteps(found).map((step) => ({ key: step.key, levers: step.levers, step }));
  const others = [...found.toCheck, ...found.notComputed, ...openQuestions(data, found)].map(
    (lever): ShownLever => ({ key: stepKey(lever), levers: [lever] }),
  );
  const excluded = found.excluded.map((lever): ShownLever => ({ key: excludedKey(lever), levers: [lever] }));
  return [...counted, ...others.filter(({ key }) => !counted.some((one) => one.key === key)), ...excluded];
}

/** Of a lever that is left out: another of the same person may count under the step's key. */
export const excludedKey = (lever: OptimumLever): string => lever.factId ?? stepKey(lever);

/** What a key opens. While an amount is typed a lever may begin or cease to count: it stays open. */
export function shownLever(data: OptimumData, found: Optimum, opened: string): ShownLever | undefined {
  const shown = shownLevers(data, found);
  return (
    shown.find(({ key }) => key === opened) ??
    shown.find(({ levers }) => levers.some((lever) => lever.factId === opened || stepKey(lever) === opened))
  );
}
