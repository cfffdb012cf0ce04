import {
  type Cents,
  civilServantPension,
  type DisabilityPension,
  disabilityPension,
  type IsoDate,
} from '@vp-digital/core/finance';
import type { StatutoryPension } from '../../documents';
import { computed, mapOutcome, missing, notRelevant, type Outcome } from '../outcome';
import { branchesOf } from '../insuredBranches';
import { ageOf, mainEmployment, occupationOf, type People } from '../people';
import { pensionStart } from '../retirement/pensionStart';
import { newestRecord, type PensionRecords, pointsOf } from '../retirement/pensionRecords';
import { officialPay } from '../retirement/pensionProjection';
import { pointsPerYear } from '../retirement/statutoryPension';
import { defineFigure, type OfPerson } from '../defineFigure';

export interface DisabilityEstimate {
  /** `unfit`: Ruhegehalt of a civil servant; `disability`: Erwerbsminderungsrente. */
  kind: 'disability' | 'unfit';
  /** From the letter, which wins; computed; or 0, because the person is not insured against it. */
  source: 'record' | 'estimate' | 'notInsured';
  /** Gross pension of a month. */
  gross: Cents;
  /** The steps of an estimated disability pension. */
  estimate?: DisabilityPension;
}

export interface PersonInput {
  household: People & PensionRecords;
  personId: string;
  date: IsoDate;
}

/**
 * F12 EM-Rente, or the pension of an unfit civil servant, if the person fell out of work today. Not relevant to
 * those who do not earn and past the standard age, where only the old-age pension is paid (§ 43 SGB VI). Missing: birthDate, pensionPoints, gross, pensionRate (years of service).
 */
export function disabilityEstimate(input: PersonInput): Outcome<DisabilityEstimate> {
  const start = pensionStart(input.household, input.personId, input.date);
  if (start.kind === 'computed' && start.value.date <= input.date) return notRelevant;
  switch (occupationOf(input.household, input.personId)) {
    case 'civilServant':
      return unfitPension(input);
    case 'employee':
    case 'selfEmployed':
      return reducedEarningPension(input);
    case 'retired':
    case 'notEarning':
      return notRelevant;
  }
}

function reducedEarningPension({ household, personId, date }: PersonInput): Outcome<DisabilityEstimate> {
  // who has been in a Versorgungswerk for two years is no longer insured against it in the state scheme, § 43 (1) SGB VI
  const isProfessional = branchesOf(household, personId, date)?.pensionScheme === 'professional';
  const ofState = isProfessional ? undefined : newestRecord(household, personId, 'statutory');
  const record = ofState ?? newestRecord(household, personId, 'professional');
  const result = { kind: 'disability' } as const;
  if (record?.disabilityEntitled === false) return computed({ ...result, source: 'notInsured', gross: 0 });
  if (record?.disabilityPension !== undefined)
    return computed({ ...result, source: 'record', gross: record.disabilityPension });
  const points = pointsOf(record);
  const age = ageOf(household, personId, date);
  const birthDate = household.persons.items[personId]?.birthDate;
  if (points === undefined || record?.provider === 'professional') return missing('pensionPoints', personId);
  if (birthDate === undefined || age === undefined) return missing('birthDate', personId);
  return mapOutcome(averagePoints({ household, personId, date }, record, points), (averagePointsPerYear) => {
    const estimate = disabilityPension({
      birthDate,
      startDate: date,
      degree: 'full',
      points,
      averagePointsPerYear,
    });
    return { ...result, source: 'estimate', gross: estimate.pension, estimate };
  });
}

/** EPø: points over the years of contributions where these are known, else the points of today's pay. */
function averagePoints(
  { household, personId, date }: PersonInput,
  record: StatutoryPension | undefined,
  points: number,
): Outcome<number> {
  const months = record?.waitingMonths ?? 0;
  if (months === 0) return pointsPerYear(household, personId, date);
  return computed(Math.min((points / months) * 12, mostPointsPerYear));
}

function unfitPension({ household, personId, date }: PersonInput): Outcome<DisabilityEstimate> {
  const result = { kind: 'unfit' } as const;
  const job = mainEmployment(household, personId);
  // § 32 BeamtVG: those on revocation and on probation are dismissed; no pension of right.
  if (job?.status === 'civilServantRevocable' || job?.status === 'civilServantProbation')
    return computed({ ...result, source: 'notInsured', gross: 0 });
  const record = newestRecord(household, personId, 'civilService');
  if (record?.disabilityPension !== undefined)
    return computed({ ...result, source: 'record', gross: record.disabilityPension });
  const pay = officialPay(household, personId);
  const served = job?.pensionableYearsTenths;
  const birthDate = household.persons.items[personId]?.birthDate;
  if (pay === undefined) return missing('gross', personId);
  if (served === undefined) return missing('pensionRate', personId);
  if (birthDate === undefined || ageOf(household, personId, date) === undefined)
    return missing('birthDate', personId);
  const input = { pensionablePayMonth: pay, birthDate, date, serviceYears: served / 10 };
  const { pension } = civilServantPension({ ...input, reason: 'unfit' });
  return computed({ ...result, source: 'estimate', gross: pension });
}

/** Nobody earns more than about two points a year; the finance core refuses more than five. */
const mostPointsPerYear = 5;

export const disabilityPensionFigure = /* @__PURE__ */ defineFigure('disabilityPension', {
  number: 'F12',
  documents: ['persons', 'employments', 'incomes', 'statutoryPensions'],
  unit: 'moneyMonthly',
  source: 'letter of the scheme; §§ 43, 59, 77 SGB VI, § 14 BeamtVG',
  of: (household, { personId, date }: OfPerson) => disabilityEstimate({ household, personId, date }),
  amount: ({ gross }) => gross,
  assumes: ({ source }) => source === 'estimate',
  explained: true,
  isExplained: ({ estimate }) => estimate !== undefined,
});
