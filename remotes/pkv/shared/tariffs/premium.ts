import { type Cents, euros, type Rate, roundHalfUp } from '@vp-digital/core/finance';
import type { PrivateHealthQuote } from '@vp-digital/core/household';
import type { ByAge, DemoTariff, TariffFile } from './demoTariff';

export interface PremiumInput {
  file: TariffFile;
  tariff: DemoTariff;
  /** At the beginning of the contract. */
  age: number;
  deductibleYear: Cents;
  /** Krankentagegeld of a day. */
  sickPayDay: Cents;
  /** Part that the Beihilfe bears: the tariff insures the rest, without Selbstbeteiligung. */
  aidRate?: Rate | undefined;
}

/** The premiums of a person in a tariff; cents of a month. */
export function premiumOf(input: PremiumInput): Omit<PrivateHealthQuote, 'family' | 'oldAgeShare'> {
  const { file, tariff, age, deductibleYear, sickPayDay, aidRate } = input;
  const rest = 1 - (aidRate ?? 0);
  const step = aidRate === undefined ? stepOf(tariff, deductibleYear) : { year: 0, factor: 1 };
  return {
    health: roundHalfUp(amountAt(tariff.health, age) * step.factor * rest),
    care: roundHalfUp(amountAt(file.care, age) * rest),
    sickPay: roundHalfUp((amountAt(file.sickPayPerTen, age) * sickPayDay) / euros(10)),
    deductibleYear: step.year,
  };
}

/** The Selbstbeteiligung that the tariff offers: the wished one, or the highest below it. */
export const stepOf = ({ deductibles }: DemoTariff, wished: Cents) =>
  deductibles.findLast(({ year }) => year <= wished) ?? { year: 0, factor: 1 };

export function amountAt(curve: ByAge, age: number): number {
  const after = curve.find(([at]) => at >= age);
  const before = curve.findLast(([at]) => at <= age);
  const [lower, upper] = [before ?? after, after ?? before];
  if (!lower || !upper) return 0;
  const [fromAge, from] = lower;
  const [toAge, to] = upper;
  return fromAge === toAge ? from : from + ((to - from) * (age - fromAge)) / (toAge - fromAge);
}
