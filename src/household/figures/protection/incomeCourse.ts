import { type Cents, incomeLossPhases, type IsoDate, lawFor } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { missingBenefit, missingInsured } from '../contracts/personsOfContract';
import { computed, factsOf, missingAll, notRelevant, type Outcome } from '../outcome';
import { occupationOf } from '../people';
import { pensionStart } from '../retirement/pensionStart';
import { type CourseCover, coverUntilRetirement, type CoursePart } from './coverUntilRetirement';
import { dailySickness } from './dailySickness';
import { disabilityCovers } from './disabilityCovers';
import { type IncomeProtection, incomeProtection } from './incomeProtection';
import { type IncomeWhenSick, incomeWhenSick } from './incomeWhenSick';

/** How badly a person has fallen ill: back at work in time; able to work 3 to under 6 hours a day; less than 3. */
export type CourseCase = 'sick' | 'partial' | 'full';

/** A stretch of time after work has stopped, and who pays in it. */
export interface CoursePhase {
  kind: 'fullPay' | 'sickPay' | 'pension';
  /** Weeks since work stopped, counted from 1. The last phases begin by week or by age. */
  from: { week: number } | { age: number };
  until: { week: number } | { age: number };
  parts: CoursePart[];
  netMonth: Cents;
  /** What is missing to the need of F17. */
  gapMonth: Cents;
}

export interface IncomeCourse {
  personId: string;
  occupation: 'employee' | 'selfEmployed' | 'civilServant';
  protection: IncomeProtection;
  /** F16, undefined for civil servants, whose pay goes on. */
  sick: IncomeWhenSick | undefined;
  /** `partial` is missing for civil servants: their pay then follows the hours they still work. */
  cases: { sick: CoursePhase[]; partial?: CoursePhase[]; full: CoursePhase[] };
}

interface CourseInput {
  household: Parameters<typeof incomeProtection>[0]['household'] & Pick<SectionData, 'addresses'>;
  personId: string;
  date: IsoDate;
}

/**
 * What a person lives on, stretch by stretch, when work stops (F16, F12, F17): pay, sick pay with a private daily
 * sickness allowance, then the pension with private ones until each of them ends. Net amounts of a month, in cents, after
 * the own premium of private health insurance.
 * Not relevant to those who do not earn. Missing: as F16 and F17.
 */
export function incomeCourse({ household, personId, date }: CourseInput): Outcome<IncomeCourse> {
  const occupation = occupationOf(household, personId);
  if (occupation === 'retired' || occupation === 'notEarning') return notRelevant;
  const protection = incomeProtection({ household, personId, date });
  const sick = incomeWhenSick({ household, personId, date });
  const start = pensionStart(household, personId, date);
  const unknown = [
    ...missingInsured(household, ['dailySickness']),
    ...missingBenefit(household, personId, ['dailySickness']),
  ];
  if (
    protection.kind !== 'computed' ||
    sick.kind === 'missing' ||
    start.kind !== 'computed' ||
    unknown.length > 0
  )
    return missingAll(factsOf(protection, sick, start, ...unknown));

  const { net, healthPremium, target, pensionNet, pension } = protection.value;
  const fundPay = sick.kind === 'computed' && sick.value.kind === 'sickPay' ? sick.value.sickPay.netMonth : 0;
  // the premium of private health insurance goes on, and the need is after it
  const allowance =
    occupation === 'civilServant' ? 0 : Math.max(0, dailySickness(household, personId) - healthPremium);
  const covers = disabilityCovers(household, personId, date);
  const weeks = incomeLossPhases({
    year: lawFor(date).year,
    status: statusOf[occupation],
    netMonth: net,
    sickNetMonth: fundPay + allowance,
    disabilityNetMonth: protection.value.secured,
  });

  const phase = (
    kind: CoursePhase['kind'],
    from: CoursePhase['from'],
    until: CoursePhase['until'],
    all: readonly CoursePart[],
  ): CoursePhase => {
    const parts = all.filter(({ amount }) => amount > 0);
    const netMonth = parts.reduce((sum, { amount }) => sum + amount, 0);
    return { kind, from, until, parts, netMonth, gapMonth: Math.max(0, target - netMonth) };
  };
  const whileSick = weeks.flatMap(({ kind, fromWeek, toWeek, netMonth }) => {
    if (toWeek === undefined) return [];
    const isPay = fromWeek === 1;
    const parts: CoursePart[] = isPay
      ? [{ payer: 'pay', amount: kind === 'full-pay' ? netMonth : 0 }]
      : [
          { payer: 'sickPay', amount: fundPay },
          { payer: 'dailySickness', amount: allowance },
        ];
    return [phase(isPay ? 'fullPay' : 'sickPay', { week: fromWeek }, { week: toWeek }, parts)];
  });
  const pensionFrom = { week: weeks.at(-1)?.fromWeek ?? 1 };
  const afterwards = (statePension: Cents, counted: readonly CourseCover[]) =>
    coverUntilRetirement({
      statePension,
      covers: counted,
      fullAge: start.value.fullAge,
      payer: pension.kind === 'unfit' ? 'unfitPension' : 'disabilityPension',
    }).map(({ fromAge, untilAge, parts }) =>
      phase('pension', fromAge === undefined ? pensionFrom : { age: fromAge }, { age: untilAge }, parts),
    );

  // EU pays from less than three hours a day on; BU is taken to pay, as it does from half an incapacity on.
  const partialCovers = covers.filter(({ line }) => line === 'disability');
  return computed({
    personId,
    occupation,
    protection: protection.value,
    sick: sick.kind === 'computed' ? sick.value : undefined,
    cases: {
      sick: whileSick,
      ...(occupation !== 'civilServant' && {
        partial: [...whileSick, ...afterwards(Math.round(pensionNet * halfPension), partialCovers)],
      }),
      full: [...whileSick, ...afterwards(pensionNet, covers)],
    },
  });
}

const statusOf = {
  employee: 'employee',
  selfEmployed: 'self-employed',
  civilServant: 'civil-servant',
} as const;

/** § 67 Nr. 2 SGB VI: the pension of those who can still work 3 to under 6 hours a day is half the full one. */
const halfPension = 0.5;
