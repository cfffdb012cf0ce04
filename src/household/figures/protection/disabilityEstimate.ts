import {
  type Cents,
  civilServantPension,
  type DisabilityPension,
  disabilityPension,
  type IsoDate,
} from '@vp-digital/core/finance';
import type { StatutoryPension } from '../../documents';
import { computed, factsOf, mapOutcome, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { branchesOf } from '../insuredBranches';
import {
  ageOf,
  companyControl,
  mayLackDisabilityClaim,
  mainEmployment,
  occupationOf,
  type People,
} from '../people';
import { hasNoServicePension, specialRetirementAge } from '../publicService';
import type { AssumedFact } from '../assumedFact';
import { estimatedPointsRules } from '../assumptions';
import { type PointsSoFar, pointsSoFar } from '../retirement/estimatedPoints';
import { pensionProviderOf } from '../retirement/pensionProvider';
import { pensionStart } from '../retirement/pensionStart';
import { disabilityClaimOf, newestRecord, type PensionRecords } from '../retirement/pensionRecords';
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
  /** Set where it is computed from pay and age alone, without any letter. */
  assumed?: AssumedFact;
  /** What was earned is less than the least that civil servants are paid, § 14 (4) BeamtVG: this is that. */
  isMinimum?: boolean;
}

export interface PersonInput {
  household: People & PensionRecords;
  personId: string;
  date: IsoDate;
  /** What the pension would be, whether or not there is a claim to it: a widow's pension is derived from it. Default false. */
  withoutClaim?: boolean;
}

/**
 * F12 EM-Rente, or the pension of an unfit civil servant, if the person fell out of work today. Of employees in the
 * state's scheme without a letter it is estimated from pay and age. Of the self-employed it counts only if somebody has
 * told that they have a claim. Not relevant to those who do not earn and past the standard age, where only the old-age
 * pension is paid (§ 43 SGB VI).
 * Missing: birthDate, disabilityClaim, controlsCompany, pensionPoints, gross, unfitPension (or years of service).
 */
export function disabilityEstimate(input: PersonInput): Outcome<DisabilityEstimate> {
  const { household, personId, date } = input;
  const start = pensionStart(household, personId, date);
  if (start.kind === 'computed' && start.value.date <= date) return notRelevant;
  switch (occupationOf(household, personId)) {
    case 'civilServant':
      return unfitPension(input);
    case 'employee':
    case 'selfEmployed':
      return claimedPension(input);
    case 'retired':
    case 'notEarning':
      return notRelevant;
  }
}

/**
 * The claim asks for 36 months of compulsory contributions within five years (§ 43 (1) Nr. 2 SGB VI): employees have
 * them as a rule, artists too, the other self-employed and who controls a company as a rule have not.
 */
function claimedPension(input: PersonInput): Outcome<DisabilityEstimate> {
  const { household, personId, withoutClaim = false } = input;
  if (withoutClaim) return reducedEarningPension(input);
  const provider = scheme(input);
  const claim = disabilityClaimOf(household, personId, provider);
  if (claim === false) return computed({ kind: 'disability', source: 'notInsured', gross: 0 });
  if (provider !== 'statutory' || claim !== undefined) return reducedEarningPension(input);
  if (companyControl(household, personId) === 'unknown') return missing('controlsCompany', personId);
  return mayLackDisabilityClaim(household, personId)
    ? missing('disabilityClaim', personId)
    : reducedEarningPension(input);
}

/**
 * Whose letter counts: the state's, else that of a Versorgungswerk; without any letter the one that is expected. Who has
 * been in a Versorgungswerk for two years is no longer insured against it in the state scheme, § 43 (1) Nr. 2 SGB VI.
 */
function scheme({ household, personId, date }: PersonInput): StatutoryPension['provider'] {
  if (branchesOf(household, personId, date)?.pensionScheme === 'professional') return 'professional';
  if (newestRecord(household, personId, 'statutory')) return 'statutory';
  return newestRecord(household, personId, 'professional')
    ? 'professional'
    : pensionProviderOf(household, personId);
}

function reducedEarningPension(input: PersonInput): Outcome<DisabilityEstimate> {
  const { household, personId, date } = input;
  const provider = scheme(input);
  const record = newestRecord(household, personId, provider);
  const result = { kind: 'disability' } as const;
  if (record?.disabilityPension !== undefined)
    return computed({ ...result, source: 'record', gross: record.disabilityPension });
  if (provider !== 'statutory') return missing('pensionPoints', personId);
  const perYear = pointsPerYear(household, personId, date);
  const soFar = pointsSoFar({ ...input, perYear });
  const age = ageOf(household, personId, date);
  const birthDate = household.persons.items[personId]?.birthDate;
  if (soFar.kind !== 'computed') return missingAll(factsOf(soFar));
  if (birthDate === undefined || age === undefined) return missing('birthDate', personId);
  const { points, assumed } = soFar.value;
  return mapOutcome(averagePoints(record, soFar.value, perYear), (averagePointsPerYear) => {
    const estimate = disabilityPension({
      birthDate,
      startDate: date,
      degree: 'full',
      points,
      averagePointsPerYear,
    });
    return {
      ...result,
      source: 'estimate',
      gross: estimate.pension,
      estimate,
      ...(assumed && { assumed }),
    };
  });
}

/**
 * EPø: points over the years of contributions where these are known, else the points of today's pay, of which an estimate
 * takes the same share as of the years behind.
 */
function averagePoints(
  record: StatutoryPension | undefined,
  { points, assumed }: PointsSoFar,
  perYear: Outcome<number>,
): Outcome<number> {
  if (assumed) return mapOutcome(perYear, (today) => today * estimatedPointsRules.share);
  const months = record?.waitingMonths ?? 0;
  return months === 0 ? perYear : computed(Math.min((points / months) * 12, mostPointsPerYear));
}

function unfitPension({ household, personId, date }: PersonInput): Outcome<DisabilityEstimate> {
  const result = { kind: 'unfit' } as const;
  const job = mainEmployment(household, personId);
  // § 32 BeamtVG: those on probation are dismissed; no pension of right.
  if (job?.status === 'civilServantProbation') return computed({ ...result, source: 'notInsured', gross: 0 });
  const record = newestRecord(household, personId, 'civilService');
  if (record?.disabilityPension !== undefined)
    return computed({ ...result, source: 'record', gross: record.disabilityPension });
  if (hasNoServicePension(household, personId)) {
    const letter = newestRecord(household, personId, 'statutory')?.disabilityPension;
    return computed(
      letter === undefined
        ? { ...result, source: 'notInsured', gross: 0 }
        : { kind: 'disability', source: 'record', gross: letter },
    );
  }
  const pay = officialPay(household, personId);
  const served = job?.pensionableYearsTenths;
  const birthDate = household.persons.items[personId]?.birthDate;
  if (pay === undefined) return missing('gross', personId);
  if (served === undefined) return missing('unfitPension', personId);
  if (birthDate === undefined || ageOf(household, personId, date) === undefined)
    return missing('birthDate', personId);
  const specialAge = specialRetirementAge(household, personId);
  if (specialAge === 'unknown') return missing('retirementAge', personId);
  const input = {
    pensionablePayMonth: pay,
    birthDate,
    date,
    serviceYears: served / 10,
    ...(specialAge !== undefined && { specialAge }),
  };
  const { pension, minimumApplied } = civilServantPension({ ...input, reason: 'unfit' });
  return computed({
    ...result,
    source: 'estimate',
    gross: pension,
    ...(minimumApplied && { isMinimum: true }),
  });
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
