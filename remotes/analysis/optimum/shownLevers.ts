import { openQuestions, type Optimum, optimumSteps, stepKey } from '@vp-digital/core/household';
import type { OptimumData, ShownLever } from './data';

/** Everything that has a sheet: what counts, and what waits for a fact, was never asked or is left out. */
export function shownLevers(data: OptimumData, found: Optimum): ShownLever[] {
  const counted = optimumSteps(found).map((step) => ({ key: step.key, levers: step.levers, step }));
  const others = [...found.toCheck, ...openQuestions(data, found), ...found.excluded].map(
    (lever): ShownLever => ({ key: stepKey(lever), levers: [lever] }),
  );
  return [...counted, ...others.filter(({ key }) => !counted.some((one) => one.key === key))];
}
