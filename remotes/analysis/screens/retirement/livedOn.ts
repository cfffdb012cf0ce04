import type { RetirementPayer, RetirementPhase, RetirementResult } from '@vp-digital/core/household';

export type Payer = RetirementPayer | 'capital' | 'gap';

/** What one lives on in a stretch of time: by payer, the capital for what is short as long as it lasts. */
export interface LivedOn {
  key: string;
  phase: RetirementPhase;
  /** The capital is used up within this phase: what follows is a stretch of its own. */
  isEmpty: boolean;
  amounts: readonly { payer: Payer; amount: number }[];
  there: number;
  gap: number;
}

/** The order in which payers stand upon one another. */
const payers: readonly RetirementPayer[] = [
  'statutory',
  'civilService',
  'basicPension',
  'riester',
  'companyPension',
  'privatePension',
  'survivor',
  'work',
  'savedRent',
  'other',
];

/** The phases of a plan, and what is left of the last one when the capital is used up. */
export function livedOn({ plan, emptyAfter }: RetirementResult): LivedOn[] {
  const end = emptyAfter ?? Number.POSITIVE_INFINITY;
  return plan.phases.flatMap((phase) => {
    const stretch = (isEmpty: boolean): LivedOn => {
      const own = payers.flatMap((payer) => {
        const amount = phase.parts.reduce((all, part) => (part.payer === payer ? all + part.amount : all), 0);
        return amount > 0 ? [{ payer, amount }] : [];
      });
      const short = phase.shortage;
      const last = { payer: isEmpty ? ('gap' as const) : ('capital' as const), amount: short };
      return {
        key: `${phase.from} ${isEmpty}`,
        phase,
        isEmpty,
        amounts: short > 0 ? [...own, last] : own,
        there: phase.income + (isEmpty ? 0 : short),
        gap: isEmpty ? short : 0,
      };
    };
    if (phase.shortage === 0 || end >= phase.until) return [stretch(false)];
    return end <= phase.from ? [stretch(true)] : [stretch(false), stretch(true)];
  });
}
