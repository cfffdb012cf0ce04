import type { Cents } from '@vp-digital/core/finance';

export interface WaterfallStep {
  key: string;
  label: string;
  /** The size of the step; `kind` says in which direction it goes. Start and end may lie below zero. Undefined: not known. */
  amount: Cents | undefined;
  kind: 'start' | 'deduction' | 'addition' | 'end';
}

/** A bar between two levels, in percent of the width; `level` is where the next step begins. */
export interface WaterfallBar {
  step: WaterfallStep;
  /** The amount with the sign it has in the calculation. */
  signed: Cents;
  from: number;
  width: number;
  level: number;
}

/** Where each bar lies. The scale runs from the lowest level (or zero) to the highest (or zero). */
export function waterfallBars(steps: readonly WaterfallStep[]): { bars: WaterfallBar[]; zero: number } {
  const spans = spansOf(steps);
  const levels = spans.flatMap(({ begin, end }) => [begin, end]);
  const lowest = Math.min(0, ...levels);
  const extent = Math.max(0, ...levels) - lowest || 1;
  const place = (level: Cents) => percent((level - lowest) / extent);
  const bars = spans.map(({ step, signed, begin, end }) => ({
    step,
    signed,
    from: place(Math.min(begin, end)),
    width: percent(Math.abs(end - begin) / extent),
    level: place(end),
  }));
  return { bars, zero: place(0) };
}

function spansOf(steps: readonly WaterfallStep[]) {
  let level = 0;
  return steps.map((step) => {
    const isTotal = step.kind === 'start' || step.kind === 'end';
    const { amount = 0 } = step;
    const signed = step.kind === 'deduction' ? -amount : amount;
    const begin = isTotal ? 0 : level;
    level = begin + signed;
    return { step, signed, begin, end: level };
  });
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
