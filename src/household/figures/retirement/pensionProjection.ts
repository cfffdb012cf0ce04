import {
  type Cents,
  civilServantPension,
  type IsoDate,
  minimumCivilServantPension,
} from '@vp-digital/core/finance';
import type { SectionData, StatutoryPension } from '../../documents';
import type { AssumedFact } from '../assumedFact';
import { incomesOf } from '../ownIncome';
import { allOf, computed, mapOutcome, missing, type Outcome } from '../outcome';
import { mainEmployment, occupationOf, type People } from '../people';
import { canEstimatePoints } from './estimatedPoints';
import { livesOnOldAgePension } from './paidPensions';
import { pensionProviderOf } from './pensionProvider';
import { newestRecord, type PensionRecords, recordsOf } from './pensionRecords';
import { pensionStart, standardStart } from './pensionStart';
import { statutoryPensionEstimate } from './statutoryPension';
import { defineFigure, type OfPerson } from '../defineFigure';

export interface SchemePension {
  provider: StatutoryPension['provider'];
  /** Gross pension of a month at the standard age, in today's money. */
  gross: Cents;
  /** From the scheme's letter, which wins, or computed. */
  source: 'record' | 'estimate';
  /** Set where it is computed from pay and age alone, without any letter. */
  assumed?: AssumedFact;
  /** What was earned is less than the least that civil servants are paid, § 14 (4) BeamtVG: this is that. */
  isMinimum?: boolean;
}

export interface PensionProjection {
  personId: string;
  schemes: SchemePension[];
  /** Sum of the schemes. */
  gross: Cents;
  /** Set where a scheme's pension is computed from pay and age alone. */
  assumed?: AssumedFact;
  /** Who serves to a special age is paid the pension of another scheme from this later day on: until then less than `gross`. */
  othersFrom?: IsoDate;
}

/**
 * F11: what the state, a professional scheme or the employer of civil servants will pay a person at the standard
 * age; of employees in the state's scheme without any letter it is estimated from pay and age. Missing: pensionRecord of
 * anybody else without a letter, pensionPoints, pensionRate, gross, birthDate.
 */
export function pensionProjection({
  household,
  personId,
  date,
}: {
  household: People & PensionRecords;
  personId: string;
  date: IsoDate;
}): Outcome<PensionProjection> {
  const providers = new Set(recordsOf(household, personId).map(({ provider }) => provider));
  if (pensionProviderOf(household, personId) === 'civilService') providers.add('civilService');
  const paid = paidWhileWorking(household, personId, date);
  if (paid !== undefined) providers.add('statutory');
  if (providers.size === 0 && canEstimatePoints(household, personId)) providers.add('statutory');
  if (providers.size === 0) return missing('pensionRecord', personId);
  const schemes = allOf(
    [...providers].map((provider) =>
      provider === 'statutory' && paid !== undefined
        ? computed<SchemePension>({ provider, gross: paid, source: 'record' })
        : schemePension(household, personId, date, provider),
    ),
  );
  return mapOutcome(schemes, (known) => ({
    personId,
    schemes: known,
    gross: known.reduce((sum, { gross }) => sum + gross, 0),
    ...assumedOf(known),
    ...othersFrom(household, personId, date, known),
  }));
}

function othersFrom(
  household: People,
  personId: string,
  date: IsoDate,
  schemes: readonly SchemePension[],
): Pick<PensionProjection, 'othersFrom'> {
  const start = pensionStart(household, personId, date);
  const standard = standardStart(household, personId, date);
  const isLater =
    start.kind === 'computed' && standard.kind === 'computed' && standard.value.date > start.value.date;
  return isLater && schemes.some(({ provider }) => provider !== 'civilService')
    ? { othersFrom: standard.value.date }
    : {};
}

/** The state's pension of somebody who draws it and works on: it is known, and points of today's pay are none. */
function paidWhileWorking(household: People, personId: string, date: IsoDate): Cents | undefined {
  if (occupationOf(household, personId) === 'retired' || !livesOnOldAgePension(household, personId, date))
    return undefined;
  const amounts = incomesOf(household, personId, ['statutoryPension']).map(({ gross, net }) => gross ?? net);
  return amounts.includes(undefined) ? undefined : amounts.reduce<Cents>((sum, one = 0) => sum + one, 0);
}

const assumedOf = (schemes: readonly SchemePension[]): Pick<SchemePension, 'assumed'> => {
  const assumed = schemes.find((scheme) => scheme.assumed)?.assumed;
  return assumed ? { assumed } : {};
};

function schemePension(
  household: People & PensionRecords,
  personId: string,
  date: IsoDate,
  provider: SchemePension['provider'],
): Outcome<SchemePension> {
  const record = newestRecord(household, personId, provider);
  if (record?.projectedPension !== undefined)
    return computed({ provider, gross: record.projectedPension, source: 'record' });
  const estimate = (gross: Cents): SchemePension => ({ provider, gross, source: 'estimate' });
  switch (provider) {
    case 'statutory':
      return mapOutcome(statutoryPensionEstimate({ household, personId, date }), ({ pension, assumed }) => ({
        ...estimate(pension),
        ...(assumed && { assumed }),
      }));
    case 'civilService':
      return mapOutcome(civilServicePension(household, personId, date, record), ({ pension, isMinimum }) => ({
        ...estimate(pension),
        ...(isMinimum && { isMinimum }),
      }));
    case 'professional':
      return missing('pensionRecord', personId);
  }
}

/**
 * Ruhegehalt by age: the known rate of today's pay, or the rate of the years of service until then; in either case at
 * least the minimum of § 14 (4) BeamtVG.
 */
function civilServicePension(
  household: People,
  personId: string,
  date: IsoDate,
  record: StatutoryPension | undefined,
): Outcome<{ pension: Cents; isMinimum: boolean }> {
  const pay = officialPay(household, personId);
  if (pay === undefined) return missing('gross', personId);
  if (record?.pensionRate !== undefined) {
    const earned = Math.round((pay * record.pensionRate) / 10_000);
    const least = minimumCivilServantPension(pay);
    return computed({ pension: Math.max(earned, least), isMinimum: earned < least });
  }
  const job = mainEmployment(household, personId);
  // a special age raises the rate of soldiers (§ 26 (2), (3) SVG), which the years of service do not say
  if (job?.status === 'soldier') return missing('pensionRate', personId);
  const served = job?.pensionableYearsTenths;
  const birthDate = household.persons.items[personId]?.birthDate;
  if (served === undefined || birthDate === undefined) return missing('pensionRate', personId);
  return mapOutcome(pensionStart(household, personId, date), (start) => {
    const serviceYears = Math.min(served / 10 + start.monthsLeft / 12, 60);
    const input = { pensionablePayMonth: pay, birthDate, date: start.date, serviceYears };
    const { pension, minimumApplied } = civilServantPension({ ...input, reason: 'age' });
    return { pension, isMinimum: minimumApplied };
  });
}

/** Gross pay of a civil servant of a month, taken as pensionable pay. */
export function officialPay(household: Pick<SectionData, 'incomes'>, personId: string): Cents | undefined {
  return incomesOf(household, personId, ['officialPay']).find(({ gross }) => gross !== undefined)?.gross;
}

export const pensionProjectionFigure = /* @__PURE__ */ defineFigure('pensionProjection', {
  number: 'F11',
  documents: ['persons', 'employments', 'incomes', 'statutoryPensions'],
  unit: 'moneyMonthly',
  source: 'letter of the scheme; F11, § 14 BeamtVG',
  of: (household, { personId, date }: OfPerson) => pensionProjection({ household, personId, date }),
  amount: ({ gross }) => gross,
  assumes: ({ schemes }) => schemes.some(({ source }) => source === 'estimate'),
});
