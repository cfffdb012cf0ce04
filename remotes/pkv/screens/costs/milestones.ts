import type { HealthCostCourse, HealthCosts } from '@vp-digital/core/household';

const leastDistance = 5;

/** Today, every tenth year, the standard age and the last one: what an axis and a table can name. */
export function milestones({ working, retired }: HealthCostCourse): HealthCosts[] {
  const fixed = [working[0], retired[0], retired.at(-1)].filter((costs) => costs !== undefined);
  const tens = [...working.slice(0, -1), ...retired].filter(
    ({ age }) => age % 10 === 0 && fixed.every((other) => Math.abs(other.age - age) >= leastDistance),
  );
  return [...new Set([...fixed, ...tens])].sort((one, other) => one.age - other.age);
}
