import {
  addMonths,
  type Cents,
  type IsoDate,
  oldAgePension,
  pensionValueOn,
  retirementAge,
  shareRounded,
} from '@vp-digital/core/finance';
import { computed, factsOf, missingAll, notRelevant, type Outcome } from '../outcome';
import type { People } from '../people';
import { netPensionFactorsOn } from './netPensionFactors';
import { livesOnOldAgePension } from './paidPensions';
import { pensionProjection } from './pensionProjection';
import type { PensionRecords } from './pensionRecords';
import { pensionStart } from './pensionStart';
import { pointsPerYear } from './statutoryPension';

export interface PensionStartRange {
  /** Months from the standard age: the earliest start, at 63 with 35 years of contributions, and the latest, at 72. */
  earliest: number;
  latest: number;
  /** Standard age in months. */
  fullAge: number;
}

export interface PensionAtStart {
  startDate: IsoDate;
  /** Age at the start in months. */
  age: number;
  /** Zugangsfaktor. */
  factor: number;
  /** Pension of a month, in today's money; net by the flat factor. */
  gross: Cents;
  net: Cents;
  /** Net above that of the standard age; less than 0 for an early start. */
  difference: Cents;
}

interface StartInput {
  household: People & PensionRecords;
  personId: string;
  date: IsoDate;
}

const latestAge = 72 * 12;

/** Points of more than any life; a letter that says so has been misread. */
const mostPoints = 200;

/** When a statutory pension can begin from today on. Not relevant for the retired and who is insured elsewhere, too. */
export function pensionStartRange({ household, personId, date }: StartInput): Outcome<PensionStartRange> {
  const birthDate = household.persons.items[personId]?.birthDate;
  const standard = pensionStart(household, personId, date);
  const base = statutoryGross({ household, personId, date });
  if (base.kind !== 'computed') return base;
  if (standard.kind !== 'computed' || birthDate === undefined) return missingAll(factsOf(standard));
  const { fullAge, date: fullStart } = standard.value;
  const { earliestStart } = retirementAge({ birthDate, kind: 'long-insured' });
  const earliest = monthsBetween(fullStart, earliestStart > date ? earliestStart : date);
  const latest = latestAge - fullAge;
  return earliest > latest ? notRelevant : computed({ earliest, latest, fullAge });
}

/**
 * F11 with another start than the standard age: points of today's pay for each month more or less, and the access factor
 * (§ 77 SGB VI). At the standard age it is the letter's pension, or the estimate without one. Missing: as F11.
 *
 * @param months from the standard age, within `pensionStartRange`; −12 is a year early
 */
export function pensionAtStart({
  months,
  ...input
}: StartInput & { months: number }): Outcome<PensionAtStart> {
  const { household, personId, date } = input;
  const birthDate = household.persons.items[personId]?.birthDate;
  const base = statutoryGross(input);
  const standard = pensionStart(household, personId, date);
  const perYear = pointsPerYear(household, personId, date);
  if (base.kind === 'notRelevant') return notRelevant;
  if (
    base.kind !== 'computed' ||
    standard.kind !== 'computed' ||
    perYear.kind !== 'computed' ||
    birthDate === undefined
  )
    return missingAll(factsOf(base, standard, perYear));
  const startDate = addMonths(standard.value.date, months);
  const points = Math.max(0, base.value / pensionValueOn(date).value + (perYear.value * months) / 12);
  if (points > mostPoints) return notRelevant;
  const { access, pension: gross } = oldAgePension({
    birthDate,
    kind: months < 0 ? 'long-insured' : 'standard',
    startDate,
    points,
    valueDate: date,
  });
  const { statutory } = netPensionFactorsOn(date).factors;
  const net = shareRounded(gross, statutory);
  const age = standard.value.fullAge + months;
  return computed({
    startDate,
    age,
    factor: access.factor,
    gross,
    net,
    difference: net - shareRounded(base.value, statutory),
  });
}

/** The statutory scheme's pension at the standard age, where somebody who does not draw it yet is insured there and nowhere else. */
function statutoryGross({ household, personId, date }: StartInput): Outcome<Cents> {
  if (livesOnOldAgePension(household, personId, date)) return notRelevant;
  const projection = pensionProjection({ household, personId, date });
  if (projection.kind !== 'computed') return projection;
  const [scheme, ...others] = projection.value.schemes;
  return scheme?.provider === 'statutory' && others.length === 0 ? computed(scheme.gross) : notRelevant;
}

const monthsBetween = (from: IsoDate, to: IsoDate): number => monthNumber(to) - monthNumber(from);

const monthNumber = (date: IsoDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
