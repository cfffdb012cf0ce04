import { type Cents, grossToNet, type IsoDate } from '@vp-digital/core/finance';
import { computed, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { incomesOf } from '../ownIncome';
import { estimatedPayInput } from '../payInput';
import type { LeverAmounts, SubsidyData } from './lever';

/**
 * What is left of an employer's vermögenswirksame Leistungen of a year after tax and contributions: they are taxable pay
 * (§ 2 (6) 5. VermBG), on top of the recorded pay as far as they are not paid yet. Not relevant without pay, or where nothing is possible.
 * Missing: gross, and what an estimate of the net waits for.
 */
export function employerSavingsNet(
  household: SubsidyData,
  personId: string,
  { used, possible }: LeverAmounts,
  date: IsoDate,
): Outcome<Cents> {
  const [salary] = incomesOf(household, personId, ['salary', 'officialPay']);
  if (salary === undefined) return missing('gross', personId);
  if (possible === 0) return notRelevant;
  const pay = estimatedPayInput(household, salary, date);
  if (pay.kind === 'notApplicable') return notRelevant;
  if (pay.kind === 'missing') return missingAll(pay.facts.map((fact) => ({ fact, personId })));
  const without = Math.max(0, pay.input.gross - Math.round(used / 12));
  const netOf = (gross: Cents) => grossToNet({ ...pay.input, gross }).net;
  return computed(Math.max(0, netOf(without + Math.round(possible / 12)) - netOf(without)) * 12);
}
