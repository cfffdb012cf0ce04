import { type Cents, lawFor, type Rate } from '@vp-digital/core/finance';
import { mainEmployment, occupationOf, worksAbroad } from '../people';
import { basicPensionEffect, basicPensionYear } from './basicPensionEffect';
import { factOf } from './lever';
import { against, type Asked, held, type LeverCondition, unitsOf, when } from './leverCondition';
import { deferredMonthOf, fundFact } from './payLevers';
import { mayHaveEmployerSavings } from './savingContracts';
import { taxableIncome } from './taxableIncome';

export const employed = ({ household, persons }: Asked) =>
  when(
    'employed',
    persons.some((id) => mayHaveEmployerSavings(household, id)),
  );

/** § 17 (1) BetrAVG: those insured in the state pension are entitled to defer pay; civil servants and who is insured abroad are not. */
export const employee = ({ household, persons }: Asked) =>
  when(
    'employee',
    persons.some((id) => occupationOf(household, id) === 'employee' && !worksAbroad(household, id)),
  );

export function deferrals({ household, date, persons }: Asked): LeverCondition[] {
  const { pensionInsurance, occupationalPension } = lawFor(date).law;
  return persons.flatMap((id) => {
    const month = deferredMonthOf(household, id);
    if (month === 0)
      return factOf(household, 'deferral', id)
        ? []
        : [{ condition: 'taxFreeDeferral', state: 'unknown' } as const];
    const limitOf = (share: Rate) => Math.floor((pensionInsurance.ceilingYear * share) / 12);
    const ofMonth = (limit: Cents) => ({ unit: 'month', actual: month, limit, rule: 'at-most' }) as const;
    return [
      ...against('taxFreeDeferral', ofMonth(limitOf(occupationalPension.taxFreeShare))),
      ...against('contributionFreeDeferral', ofMonth(limitOf(occupationalPension.contributionFreeShare))),
    ];
  });
}

export function deduction({ household, date }: Asked, personId: string): LeverCondition[] {
  const known = factOf(household, 'basicPension', personId)?.contributionYear;
  const contributionYear = Math.max(basicPensionYear(household, personId), known ?? 0);
  if (contributionYear === 0 && known !== undefined) return [];
  const effect = basicPensionEffect({ household, personId, contributionYear, date });
  if (effect.kind !== 'computed') return held('deductibleContribution', effect);
  const { deduction: of, without } = effect.value.effect;
  return [
    when('taxToReduce', without.total > 0),
    ...(contributionYear === 0
      ? [{ condition: 'deductibleContribution', state: 'unknown' } as const]
      : against('deductibleContribution', {
          unit: 'year',
          actual: contributionYear,
          limit: of.room,
          rule: 'at-most',
        })),
  ];
}

export function statutoryFund({ household, persons }: Asked): LeverCondition {
  const kinds = persons.map((id) => mainEmployment(household, id)?.healthInsurance);
  if (kinds.some((kind) => kind === 'statutory' || kind === 'statutoryVoluntary'))
    return { condition: 'statutoryFund', state: 'met' };
  const [first] = persons;
  return kinds.includes(undefined) && first !== undefined
    ? {
        condition: 'statutoryFund',
        state: 'unknown',
        facts: [{ fact: 'healthInsurance', personId: first }],
      }
    : { condition: 'statutoryFund', state: 'unmet' };
}

/** Nothing for a person without a recorded cheaper fund: the amount that all could save may have been entered. */
export function cheaperFund({ household, persons }: Asked, personId: string): LeverCondition[] {
  const known = factOf(household, 'healthFund', personId);
  const job = mainEmployment(household, personId);
  const current = job?.healthFundSupplement;
  if (known === undefined)
    return persons.length === 1 ? [{ condition: 'cheaperFund', state: 'unknown' }] : [];
  if (current === undefined)
    return [{ condition: 'cheaperFund', state: 'unknown', facts: [{ fact: fundFact(job), personId }] }];
  const [actual, limit] = [known.supplement / 10_000, current / 10_000];
  return against('cheaperFund', { unit: 'rate', actual, limit, rule: 'below' });
}

/** Without tax there is none to save: below the basic allowance none is paid. */
export function taxToReduce(asked: Asked): LeverCondition[] {
  const { basicAllowance } = lawFor(asked.date).law.tariff;
  return unitsOf(asked).flatMap((unit) => {
    const income = taxableIncome(asked.household, unit, asked.date);
    if (income.kind !== 'computed') return held('taxToReduce', income);
    const limit = basicAllowance * 100 * unit.personIds.length;
    return against('taxToReduce', { unit: 'year', actual: income.value.amount, limit, rule: 'at-least' });
  });
}
