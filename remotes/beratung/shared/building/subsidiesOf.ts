import { type Cents, housingPremium, type HousingPremium } from '@vp-digital/core/finance';
import { ageOf, type NeededFact, taxableIncome, taxUnitOf } from '@vp-digital/core/household';
import type { BuildingData } from './data';

export type Premium =
  | { kind: 'known'; outcome: HousingPremium['outcome']; premium: Cents; limit: Cents }
  | { kind: 'missing'; facts: readonly NeededFact[] };

/** Wohnungsbauprämie of a year with so much paid in, §§ 1–3 WoPG; what it waits for where income or age is unknown. */
export function premiumOf(data: BuildingData, personId: string, paidYear: Cents, date: string): Premium {
  const unit = taxUnitOf(data, personId);
  const age = ageOf(data, personId, date);
  if (age === undefined) return { kind: 'missing', facts: [{ fact: 'birthDate', personId }] };
  const known = (amount: Cents): Premium & { kind: 'known' } => {
    const { outcome, premium, incomeLimit } = housingPremium({
      year: Number(date.slice(0, 4)),
      taxableIncome: amount,
      couple: unit.couple,
      contributionsYear: paidYear,
      age,
    });
    return { kind: 'known', outcome, premium, limit: incomeLimit };
  };
  const withoutIncome = known(0);
  if (withoutIncome.outcome === 'too-young') return withoutIncome; // whatever the income is
  const income = taxableIncome(data, unit, date);
  if (income.kind !== 'computed')
    return { kind: 'missing', facts: income.kind === 'missing' ? income.facts : [] };
  return known(income.value.amount);
}
