import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { computed, factsOf, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { earnedNet } from '../ownIncome';
import { occupationOf, type People } from '../people';
import { pensionStart } from '../retirement/pensionStart';
import { defineFigure, type OfPerson } from '../defineFigure';

/** What a person's work will bring until the standard pension. */
export interface EarningPower {
  /** Net of a month that work brings today. */
  net: Cents;
  /** Whole months until the standard pension begins. */
  months: number;
  /** Standard age in months. */
  fullAge: number;
  /** Net × months: without raises, promotions or inflation. */
  total: Cents;
}

/**
 * Value of a person's earning power: today's net from work × months to the standard age. Not relevant to those who do
 * not earn. Missing: net, birthDate.
 */
export function earningPower({
  household,
  personId,
  date,
}: {
  household: People & Pick<SectionData, 'persons'>;
  personId: string;
  date: IsoDate;
}): Outcome<EarningPower> {
  const occupation = occupationOf(household, personId);
  if (occupation === 'retired' || occupation === 'notEarning') return notRelevant;
  const net = earnedNet(household, personId);
  const start = pensionStart(household, personId, date);
  if (net.kind !== 'computed' || start.kind !== 'computed') return missingAll(factsOf(net, start));
  if (net.value === 0) return missing('net', personId);
  const months = start.value.monthsLeft;
  return computed({ net: net.value, months, fullAge: start.value.fullAge, total: net.value * months });
}

export const earningPowerFigure = /* @__PURE__ */ defineFigure('earningPower', {
  documents: ['persons', 'employments', 'incomes'],
  unit: 'money',
  source: 'net from work × months to the standard age',
  of: (household, { personId, date }: OfPerson) => earningPower({ household, personId, date }),
  amount: ({ total }) => total,
  explained: true,
});
