import { type Cents, incomeLossPhases, type IsoDate, lawFor } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { protectionConceptRules } from '../assumptions';
import { missingInsured } from '../contracts/personsOfContract';
import { sum } from '../net';
import { computed, factsOf, missingAll, notRelevant, type Outcome } from '../outcome';
import { isOnOwnAccount, occupationOf } from '../people';
import { pensionStart } from '../retirement/pensionStart';
import { type CourseCover, coverUntilRetirement, type CoursePart } from './coverUntilRetirement';
import { type DailySickness, dailySickness } from './dailySickness';
import { disabilityCovers } from './disabilityCovers';
import { type IncomeProtection, incomeProtection } from './incomeProtection';
import { type IncomeWhenSick, incomeWhenSick } from './incomeWhenSick';

/** How badly a person has fallen ill: back at work in time; able to work 3 to under 6 hours a day; less than 3. */
export type CourseCase = 'sick' | 'partial' | 'full';

/** A stretch of time after work has stopped, and who pays in it. */
export interface CoursePhase {
  /** `fullPay`: the weeks in which employers pay, of the self-employed too. */
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
  /** Krankentagegeld, each contract with its first day; none of civil servants, whose pay goes on. */
  dailySickness: readonly DailySickness[];
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
 * sickness allowance from its first day on, private pensions from the seventh month, then that of the state until each of them ends. Net amounts of a
 * month, in cents, after the own premium of private health insurance.
 * Not relevant to those who do not earn. Missing: as F16 and F17, benefit, and benefitFromDay of the self-employed.
 */
export function incomeCourse({ household, personId, date }: CourseInput): Outcome<IncomeCourse> {
  const own = occupationOf(household, personId);
  if (own === 'retired' || own === 'notEarning') return notRelevant;
  // § 3 EFZG asks for an employment: who controls the company has none
  const occupation = isOnOwnAccount(household, personId) ? 'selfEmployed' : own;
  const protection = incomeProtection({ household, personId, date });
  const sick = incomeWhenSick({ household, personId, date });
  const start = pensionStart(household, personId, date);
  const { year, law } = lawFor(date);
  const usualFirstDay = occupation === 'employee' ? law.sickPay.continuedPayWeeks * 7 + 1 : undefined;
  const daily =
    occupation === 'civilServant' ? computed([]) : dailySickness(household, personId, usualFirstDay);
  const unknown = missingInsured(household, ['dailySickness']);
  if (
    protection.kind !== 'computed' ||
    sick.kind === 'missing' ||
    start.kind !== 'computed' ||
    daily.kind !== 'computed' ||
    unknown.length > 0
  )
    return missingAll(factsOf(protection, sick, start, daily, ...unknown));

  const { net, healthPremium, target, pensionNet, pension } = protection.value;
  const fundPay = sick.kind === 'computed' && sick.value.kind === 'sickPay' ? sick.value.sickPay.netMonth : 0;
  const covers = disabilityCovers(household, personId, date);
  const weeks = incomeLossPhases({
    year,
    status: statusOf[occupation],
    netMonth: net,
    sickNetMonth: fundPay,
    disabilityNetMonth: protection.value.secured,
  });

  const phase = (
    kind: CoursePhase['kind'],
    from: CoursePhase['from'],
    until: CoursePhase['until'],
    all: readonly CoursePart[],
  ): CoursePhase => {
    const parts = all.filter(({ amount }) => amount > 0);
    const netMonth = sum(parts.map(({ amount }) => amount));
    return { kind, from, until, parts, netMonth, gapMonth: Math.max(0, target - netMonth) };
  };
  // the premium of private health insurance goes on, and the need is after it
  const allowanceIn = (week: number) =>
    Math.max(0, sum(daily.value.map((one) => (firstWeekOf(one) <= week ? one.month : 0))) - healthPremium);
  const whileSick = weeks.flatMap(({ kind, fromWeek, toWeek, netMonth }) => {
    if (toWeek === undefined) return [];
    // while pay goes on no allowance is paid beside it: together they must not exceed the net
    if (kind === 'full-pay')
      return [phase('fullPay', { week: fromWeek }, { week: toWeek }, [{ payer: 'pay', amount: netMonth }])];
    return cutAt(daily.value.map(firstWeekOf), { fromWeek, toWeek }).map((stretch) =>
      phase(fromWeek === 1 ? 'fullPay' : 'sickPay', { week: stretch.fromWeek }, { week: stretch.toWeek }, [
        { payer: 'sickPay', amount: fromWeek === 1 ? 0 : fundPay },
        { payer: 'dailySickness', amount: allowanceIn(stretch.fromWeek) },
      ]),
    );
  });
  const ageNow = start.value.fullAge - start.value.monthsLeft;
  // A private pension waits for no sick pay to end; that of civil servants is due when they are retired as unfit.
  const withPrivate = (counted: readonly CourseCover[]): CoursePhase[] =>
    occupation === 'civilServant'
      ? whileSick
      : whileSick.flatMap((stretch) => {
          if (!isInWeeks(stretch)) return [stretch];
          const [fromWeek, toWeek] = [stretch.from.week, stretch.until.week];
          const lastWeeks = counted.map((cover) => lastWeekOf(cover, ageNow));
          const cuts = counted.length > 0 ? [firstPrivateWeek, ...lastWeeks.map((week) => week + 1)] : [];
          return cutAt(cuts, { fromWeek, toWeek }).map((one) => {
            const paid = counted.filter(
              (_, index) => one.fromWeek >= firstPrivateWeek && one.toWeek <= (lastWeeks[index] ?? 0),
            );
            return phase(stretch.kind, { week: one.fromWeek }, { week: one.toWeek }, [
              ...stretch.parts,
              { payer: 'private', amount: sum(paid.map(({ benefit }) => benefit)) },
            ]);
          });
        });
  const pensionFrom = { week: weeks.at(-1)?.fromWeek ?? 1 };
  const afterwards = (statePension: Cents, counted: readonly CourseCover[]) =>
    coverUntilRetirement({
      statePension,
      covers: counted.filter((cover) => lastWeekOf(cover, ageNow) >= pensionFrom.week),
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
    dailySickness: daily.value,
    cases: {
      sick: whileSick,
      ...(occupation !== 'civilServant' && {
        partial: [
          ...withPrivate(partialCovers),
          ...afterwards(Math.round(pensionNet * halfPension), partialCovers),
        ],
      }),
      full: [...withPrivate(covers), ...afterwards(pensionNet, covers)],
    },
  });
}

const statusOf = {
  employee: 'employee',
  selfEmployed: 'self-employed',
  civilServant: 'civil-servant',
} as const;

/**
 * The week in which the seventh month of incapacity begins: private pensions are due from it on, whatever else is paid
 * (§ 172 VVG and the terms that are usual). The state's pension comes after sick pay: that of the fund ends where a full
 * one begins (§ 50 (1) SGB V), is the higher of both, and is paid for 78 weeks within three years (§ 48 SGB V); a pension
 * for a limited time would begin with the seventh month at the earliest (§ 101 (1) SGB VI).
 */
const firstPrivateWeek = ((protectionConceptRules.claim.dueMonth - 1) * 52) / 12 + 1;

/** The last week that a private pension is paid for, counted from today; endless where no age is agreed. */
const lastWeekOf = ({ untilAge }: CourseCover, ageNow: number): number =>
  untilAge === undefined ? Number.POSITIVE_INFINITY : Math.floor(((untilAge * 12 - ageNow) * 52) / 12);

type InWeeks = CoursePhase & { from: { week: number }; until: { week: number } };

const isInWeeks = (phase: CoursePhase): phase is InWeeks => 'week' in phase.from && 'week' in phase.until;

/** The first week that is paid as a whole. */
const firstWeekOf = ({ fromDay }: DailySickness): number => Math.ceil((fromDay - 1) / 7) + 1;

/** A stretch of weeks, cut where another one begins within it. */
function cutAt(beginnings: readonly number[], { fromWeek, toWeek }: { fromWeek: number; toWeek: number }) {
  const within = beginnings.filter((week) => week > fromWeek && week <= toWeek);
  const starts = [...new Set([fromWeek, ...within])].sort((one, other) => one - other);
  return starts.map((week, index) => ({ fromWeek: week, toWeek: (starts[index + 1] ?? toWeek + 1) - 1 }));
}

/** § 67 Nr. 2 SGB VI: the pension of those who can still work 3 to under 6 hours a day is half the full one. */
const halfPension = 0.5;
