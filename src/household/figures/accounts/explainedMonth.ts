import { type Cents, euros } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { savingPotential } from '../budget/savingPotential';
import { savingsPlanOf } from '../savings/savingsPots';
import { monthlyUses } from './monthlyUses';

/** A month as the five cards show it, in cents. */
export interface ExplainedMonth {
  /** The household's own, or those of the sample family: its own are not known well enough, or the month is short. */
  kind: 'own' | 'unknown' | 'short';
  net: Cents;
  fixed: Cents;
  living: Cents;
  /** Into pots: yearly bills and all savings. */
  saved: Cents;
  left: Cents;
}

/** Familie Muster, in place of months that make no example. */
const sampleFamily: Omit<ExplainedMonth, 'kind'> = {
  net: euros(4_200),
  fixed: euros(2_150),
  living: euros(1_250),
  saved: euros(600),
  left: euros(200),
};

/** The household's month with the agreed savings, else with today's; the sample family's if it is unknown or short. */
export function explainedMonth(
  data: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'absences' | 'savingsPlan'>,
): ExplainedMonth {
  const potential = savingPotential(data);
  if (potential.kind !== 'computed') return { kind: 'unknown', ...sampleFamily };
  const { fixed, variable, bills } = monthlyUses(data);
  const { net, savings } = potential.value;
  const saved = bills + Math.max(savings, savingsPlanOf(data)?.agreedAmount ?? 0);
  const left = net - fixed - variable - saved;
  if (left < 0) return { kind: 'short', ...sampleFamily };
  return { kind: 'own', net, fixed, living: variable, saved, left };
}

/** The cards that show it, in order. */
export const explainedCards = ['fog', 'duty', 'life', 'pots', 'automatic'] as const;
