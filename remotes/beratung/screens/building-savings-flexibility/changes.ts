import { type BuildingInput, courseOf, effortOf, withoutLoan } from '../../shared/building/course';

export const changeKinds = ['extra', 'pause', 'smaller', 'larger', 'savingsOnly'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** How large a change is tried: euros once a year, months, or parts of the sum. */
export const changeSizes = {
  extraYear: 1_000_00,
  pauseFrom: 25,
  pauseMonths: 12,
  smaller: 0.8,
  larger: 1.2,
} as const;

export interface Effect {
  kind: ChangeKind;
  /** Months of saving more (later) or less (sooner); undefined where there is no allocation any more. */
  months: number | undefined;
  /** All that is paid over both phases, more or less; the balance paid out where only the savings are taken. */
  effort: number;
}

/** F20 before and after a change. */
export function effectOf(kind: ChangeKind, input: BuildingInput): Effect {
  const before = courseOf(input);
  if (kind === 'savingsOnly') return { kind, months: undefined, effort: withoutLoan(before).balance };
  const after = courseOf(changed(kind, input));
  const [then, now] = [after.allocation?.months, before.allocation?.months];
  return {
    kind,
    months: then === undefined || now === undefined ? undefined : then - now,
    effort: effortOf(after) - effortOf(before),
  };
}

function changed(kind: Exclude<ChangeKind, 'savingsOnly'>, input: BuildingInput): BuildingInput {
  const step = (share: number) => Math.round((input.sum * share) / 1_000_00) * 1_000_00;
  switch (kind) {
    case 'extra':
      return { ...input, extraYear: input.extraYear + changeSizes.extraYear };
    case 'pause':
      return { ...input, pause: { fromMonth: changeSizes.pauseFrom, months: changeSizes.pauseMonths } };
    case 'smaller':
      return { ...input, sum: step(changeSizes.smaller) };
    case 'larger':
      return { ...input, sum: step(changeSizes.larger) };
  }
}
