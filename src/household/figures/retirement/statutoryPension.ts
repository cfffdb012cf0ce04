import {
  addMonths,
  earningPoints,
  type IsoDate,
  lawFor,
  type OldAgePension,
  oldAgePension,
} from '@vp-digital/core/finance';
import type { AssumedFact } from '../assumedFact';
import { branchesOf } from '../insuredBranches';
import { computed, factsOf, mapOutcome, missing, missingAll, type Outcome } from '../outcome';
import { occupationOf, type People, socialSchemeOf } from '../people';
import { payYear } from '../payYear';
import { pointsSoFar } from './estimatedPoints';
import type { PensionRecords } from './pensionRecords';
import { standardStart } from './pensionStart';
import { defineFigure, type OfPerson } from '../defineFigure';

export interface StatutoryPensionEstimate extends OldAgePension {
  /** Entgeltpunkte so far, and per year from now on. */
  points: number;
  pointsPerYear: number;
  /** Years of work to come. */
  years: number;
  startDate: IsoDate;
  /** Why the points so far are an estimate from pay and age; undefined where they were told. */
  assumed?: AssumedFact;
}

export interface StatutoryPensionInput {
  household: People & PensionRecords;
  personId: string;
  date: IsoDate;
  /** Months from the standard age; −48 is four years early. Default 0. */
  monthsFromStandardAge?: number;
}

/**
 * F11: the monthly old-age pension before contributions and tax, in today's money: points so far (`pointsSoFar`) and points of today's
 * pay for each year from the last birthday to the start, times pension value and access factor. Only employees and artists
 * collect further points. Missing: birthDate, pensionPoints, gross. Throws `invalid-input` for a start before the earliest age.
 */
export function statutoryPensionEstimate(input: StatutoryPensionInput): Outcome<StatutoryPensionEstimate> {
  const { household, personId, date, monthsFromStandardAge = 0 } = input;
  const start = standardStart(household, personId, date);
  const perYear = pointsPerYear(household, personId, date);
  const soFar = pointsSoFar({ household, personId, date, perYear });
  const birthDate = household.persons.items[personId]?.birthDate;
  if (start.kind !== 'computed' || perYear.kind !== 'computed' || soFar.kind !== 'computed' || !birthDate)
    return missingAll(factsOf(start, perYear, soFar));
  const { points, assumed } = soFar.value;
  const years = Math.min(Math.max(0, start.value.months + monthsFromStandardAge) / 12, mostYears);
  const startDate = addMonths(start.value.date, monthsFromStandardAge);
  return computed({
    points,
    pointsPerYear: perYear.value,
    years,
    startDate,
    ...(assumed && { assumed }),
    ...oldAgePension({
      birthDate,
      kind: monthsFromStandardAge < 0 ? 'long-insured' : 'standard',
      startDate,
      points,
      pointsPerYear: perYear.value,
      remainingYears: years,
      valueDate: date,
    }),
  });
}

/**
 * F11 EP p.a.: yearly pay up to the ceiling ÷ average earnings; 0 for those whose work earns nothing in the state scheme,
 * such as members of a Versorgungswerk. Missing: gross, also of an employee without any pay recorded; controlsCompany of a
 * managing partner.
 */
export function pointsPerYear(household: People, personId: string, date: IsoDate): Outcome<number> {
  const branches = branchesOf(household, personId, date);
  if (branches?.missing.includes('controlsCompany')) return missing('controlsCompany', personId);
  const isInsured = branches?.pensionScheme === 'statutory' && branches.pension.employee;
  if (!isInsured || occupationOf(household, personId) === 'retired') return computed(0);
  return mapOutcome(
    payYear(household, personId, socialSchemeOf(household, personId) === 'artists' ? ['profit'] : ['salary']),
    (gross) => earningPoints({ year: lawFor(date).year, grossYear: gross }).points,
  );
}

/** A child's retirement is further away than the finance core projects. */
const mostYears = 60;

export const statutoryPensionFigure = /* @__PURE__ */ defineFigure('statutoryPension', {
  number: 'F11',
  documents: ['persons', 'employments', 'incomes', 'statutoryPensions'],
  unit: 'moneyMonthly',
  source: '§§ 64, 70, 77 SGB VI',
  of: (household, { personId, date }: OfPerson) => statutoryPensionEstimate({ household, personId, date }),
  amount: ({ pension }) => pension,
  assumes: () => true,
  explained: true,
});
