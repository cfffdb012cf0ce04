import {
  type Cents,
  calendarDay,
  type IsoDate,
  isoDate,
  requireAmount,
  requireDate,
  requireRecord,
  roundHalfUp,
} from '../core';
import { healthChoiceRules } from '../law';

export interface AgeingSurchargeInput {
  birthDate: IsoDate;
  date: IsoDate;
  /** Private health premium of a month with the surcharge, as insurers quote it. */
  premiumMonth: Cents;
}

export interface AgeingSurcharge {
  /** First and last day on which the law asks for it. */
  from: IsoDate;
  until: IsoDate;
  /** Whether it is part of the premium on the day. */
  due: boolean;
  /** Its part of the premium; 0 when it is not due. */
  surcharge: Cents;
}

/**
 * Surcharge of 10 % on substitutive private health insurance, § 149 VAG: from 1 January after the 21st birthday until
 * 31 December of the year of the 60th. It is saved up to lower the premium from 65 on. A birthday is completed on its
 * eve (§ 187 (2) BGB): who was born on 1 January completes a year of life in the old year. Cents. Throws
 * `invalid-date`, `negative-amount`.
 */
export function ageingSurcharge(input: AgeingSurchargeInput): AgeingSurcharge {
  const { birthDate, date, premiumMonth } = requireRecord(input, 'input');
  const { ageingSurcharge: share, ageingSurchargeAfterAge, ageingSurchargeUntilAge } = healthChoiceRules;
  const { year, month, day } = calendarDay(requireDate(birthDate, 'birthDate'));
  const completedIn = month === 1 && day === 1 ? year - 1 : year;
  const from = isoDate({ year: completedIn + ageingSurchargeAfterAge + 1, month: 1, day: 1 });
  const until = isoDate({ year: completedIn + ageingSurchargeUntilAge, month: 12, day: 31 });
  const today = requireDate(date, 'date');
  const due = today >= from && today <= until;
  const premium = requireAmount(premiumMonth, 'premiumMonth');
  return { from, until, due, surcharge: due ? roundHalfUp((premium * share) / (1 + share)) : 0 };
}
