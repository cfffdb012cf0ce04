import { type Cents, euros } from '@vp-digital/core/finance';
import { monthlyUses, savingPotential, savingsPlanOf } from '@vp-digital/core/household';
import type { ExplainedData } from './data';

/** A month as the five cards tell it, in cents. */
export interface ExplainedMonth {
  /** The household's own, or those of the sample family. */
  isOwn: boolean;
  net: Cents;
  fixed: Cents;
  living: Cents;
  /** Into pots: bills of the year and all that is saved. */
  saved: Cents;
  left: Cents;
}

/** Familie Muster, for households of which too little is known. */
const sampleFamily: ExplainedMonth = {
  isOwn: false,
  net: euros(4_200),
  fixed: euros(2_150),
  living: euros(1_250),
  saved: euros(600),
  left: euros(200),
};

/** The household's month with what is agreed, else with what is saved today; the sample family's where it is not known or not enough. */
export function explainedMonth(data: ExplainedData): ExplainedMonth {
  const potential = savingPotential(data);
  if (potential.kind !== 'computed') return sampleFamily;
  const { fixed, variable, bills } = monthlyUses(data);
  const { net, savings } = potential.value;
  const saved = bills + Math.max(savings, savingsPlanOf(data)?.agreedAmount ?? 0);
  const left = net - fixed - variable - saved;
  return left < 0 ? sampleFamily : { isOwn: true, net, fixed, living: variable, saved, left };
}

/** The cards in the order in which they are told. */
export const explainedCards = ['fog', 'duty', 'life', 'pots', 'automatic'] as const;
