import { calendarDay, roundToDecimals } from '../core';
import { pensionRules } from '../law';
import type { DisabilityPension, NetPension, OldAgePension, PensionerNet } from '../state-pension';
import {
  cents,
  centsOf,
  count,
  day,
  type Explanation,
  type ExplanationSection,
  type ExplanationStep,
  rate,
  stepsOf,
} from './explanation';
import type { ExplanationKey } from './texts';

/** How an old-age pension came about: points, access factor, pension value (F11). */
export function explainOldAgePension(result: OldAgePension): Explanation<ExplanationKey> {
  const { year } = calendarDay(result.pensionValueFrom);
  const { line, total } = stepsOf<ExplanationKey>(year);
  const points: ExplanationSection<ExplanationKey> = {
    key: 'pensionPoints',
    of: 'mixed',
    steps: [
      line('pointsSoFar', points4(result.totalPoints - result.futurePoints), '§ 70 SGB VI'),
      line('futurePoints', count(result.futurePoints, 4), '§ 70 SGB VI'),
      total('totalPoints', count(result.totalPoints, 4), '§ 66 SGB VI'),
    ],
  };
  const factors = { points: result.totalPoints, factor: result.access.factor, kind: 1 };
  const steps = pensionSteps(year, accessStep(year, result), { ...result, ...factors });
  return { key: 'oldAgePension', year, sections: [points, { key: 'pensionOfMonth', of: 'mixed', steps }] };
}

/** How a disability pension came about, with its added period (F12). */
export function explainDisabilityPension(result: DisabilityPension): Explanation<ExplanationKey> {
  const { year } = result;
  const { line, info, total } = stepsOf<ExplanationKey>(year);
  const points: ExplanationSection<ExplanationKey> = {
    key: 'pensionPoints',
    of: 'mixed',
    steps: [
      line('pointsSoFar', points4(result.totalPoints - result.addedPoints), '§ 70 SGB VI'),
      line('addedPoints', count(result.addedPoints, 4), '§ 59, § 71 SGB VI', '', {
        months: count(result.addedMonths),
      }),
      total('totalPoints', count(result.totalPoints, 4), '§ 66 SGB VI'),
    ],
  };
  const access = info('disabilityFactor', count(result.factor, 3), '§ 77 SGB VI', '', {
    months: count(result.monthsEarly),
    most: rate(pensionRules.disabilityMostDeduction),
  });
  const factors = { points: result.totalPoints, factor: result.factor, kind: result.kindFactor };
  const steps = pensionSteps(year, access, { ...result, ...factors });
  return {
    key: 'disabilityPension',
    year,
    sections: [points, { key: 'pensionOfMonth', of: 'mixed', steps }],
  };
}

/** What is left of pensions after insurance and tax (F13). */
export function explainNetPension(result: NetPension): Explanation<ExplanationKey> {
  const { line, info, total } = stepsOf<ExplanationKey>(result.year);
  const keys = ['firstPensioner', 'secondPensioner'] as const;
  const persons = result.pensioners.map((person, index) =>
    pensionerSection(result.year, keys[index] ?? keys[0], person),
  );
  const taxes: ExplanationSection<ExplanationKey> = {
    key: 'pensionTaxes',
    of: 'year',
    steps: [
      ...(result.ageRelief > 0 ? [info('ageRelief', cents(-result.ageRelief), '§ 24a EStG')] : []),
      info('taxablePensionIncome', cents(result.taxableIncome), '§ 2 (5) EStG'),
      total('taxesOfYear', cents(result.taxes.total), '§ 32a EStG, § 51a EStG'),
    ],
  };
  const together: ExplanationSection<ExplanationKey> = {
    key: 'householdPension',
    of: 'month',
    steps: [
      line('paidOutTogether', cents(result.net + result.taxMonth), ''),
      line('taxesOfMonth', cents(-result.taxMonth), '§ 32a EStG', '{year} ÷ 12', {
        year: cents(result.taxes.total),
      }),
      total('netPensionOfMonth', cents(result.net), ''),
    ],
  };
  return { key: 'netPension', year: result.year, sections: [...persons, taxes, together] };
}

function pensionerSection(
  year: number,
  key: 'firstPensioner' | 'secondPensioner',
  person: PensionerNet,
): ExplanationSection<ExplanationKey> {
  const { line, info, total } = stepsOf<ExplanationKey>(year);
  const subsidy = line('pensionSubsidy', cents(person.subsidy), '§ 106 SGB VI');
  return {
    key,
    of: 'month',
    steps: [
      line('pensionsGross', cents(person.gross), ''),
      ...(person.subsidy > 0 ? [subsidy] : []),
      line('pensionerInsurance', cents(-person.insurance), '§ 228, § 229, § 249a SGB V, § 59 SGB XI'),
      total('paidOut', cents(person.beforeTax), ''),
      info('taxedPension', centsOf('year', person.taxation.taxable), '§ 22 Nr. 1 EStG', '', {
        share: rate(person.taxation.taxableShare),
      }),
      ...(person.serviceTaxation
        ? [
            info('taxedServicePension', centsOf('year', person.serviceTaxation.income), '§ 19 (2) EStG', '', {
              relief: cents(person.serviceTaxation.relief),
            }),
          ]
        : []),
    ],
  };
}

function accessStep(year: number, { access }: OldAgePension): ExplanationStep<ExplanationKey> {
  const { info } = stepsOf<ExplanationKey>(year);
  const factor = count(access.factor, 3);
  if (access.monthsEarly > 0) {
    const values = { months: count(access.monthsEarly), perMonth: rate(pensionRules.earlyDeductionPerMonth) };
    return info('accessFactorEarly', factor, '§ 77 SGB VI', '', values);
  }
  if (access.monthsLate > 0) {
    const values = { months: count(access.monthsLate), perMonth: rate(pensionRules.lateSurchargePerMonth) };
    return info('accessFactorLate', factor, '§ 77 SGB VI', '', values);
  }
  return info('accessFactor', factor, '§ 77 SGB VI');
}

function pensionSteps(
  year: number,
  access: ExplanationStep<ExplanationKey>,
  pension: {
    points: number;
    factor: number;
    kind: number;
    personalPoints: number;
    pensionValue: number;
    pensionValueFrom: string;
    pension: number;
  },
): ExplanationStep<ExplanationKey>[] {
  const { info, total } = stepsOf<ExplanationKey>(year);
  const kind = info('kindFactor', count(pension.kind, 2), '§ 67 SGB VI');
  return [
    access,
    info('personalPoints', count(pension.personalPoints, 4), '§ 66 SGB VI', '{points} × {factor}', {
      points: count(pension.points, 4),
      factor: count(pension.factor, 3),
    }),
    ...(pension.kind === 1 ? [] : [kind]),
    info('pensionValue', cents(pension.pensionValue), '§ 68 SGB VI', '', {
      from: day(pension.pensionValueFrom),
    }),
    total('grossPension', cents(pension.pension), '§ 64 SGB VI', '{points} × {kind} × {value}', {
      points: count(pension.personalPoints, 4),
      kind: count(pension.kind, 2),
      value: cents(pension.pensionValue),
    }),
  ];
}

/** Earning points carry four decimals (§ 121 SGB VI); a difference of two must not show more. */
function points4(points: number) {
  return count(roundToDecimals(points, 4), 4);
}
