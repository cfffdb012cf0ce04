import {
  type Cents,
  type EmployerHealthSubsidy,
  employeeContributions,
  employerHealthSubsidy,
  type IsoDate,
  lawFor,
  type Rate,
} from '@vp-digital/core/finance';
import { privateHealthRules } from '../assumptions';
import { computed, factsOf, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { grossYear, incomesOf } from '../ownIncome';
import { careSituationOf, federalStateOf, mainEmployment, occupationOf, type People } from '../people';
import type { PrivateHealthInput } from './privateHealthInput';
import { type PrivateHealthOutlook, privateHealthOutlook } from './privateHealthOutlook';

export interface PrivateHealthComparison {
  /** Regular pay of a year, special payments included, and the limit (JAEG) that it has to exceed. */
  payYear: Cents;
  limitYear: Cents;
  eligible: boolean;
  /** Cents of a month. */
  statutory: { own: Cents; employer: Cents; total: Cents };
  private: {
    premium: Cents;
    subsidy: EmployerHealthSubsidy;
    own: Cents;
    /** Selbstbeteiligung of a month, if all of it is used. */
    deductible: Cents;
    ownWithDeductible: Cents;
  };
  /** What the private cover costs less a year, the Selbstbeteiligung included; negative when it costs more. */
  savingYear: Cents;
  outlook: PrivateHealthOutlook;
}

/**
 * F22: an employee's statutory against private health and care insurance, today and at the standard age. Not
 * relevant to others (no employer's subsidy). Missing: gross, federalState, birthDate, and what the state pension
 * waits for.
 */
export function privateHealthComparison(input: PrivateHealthInput): Outcome<PrivateHealthComparison> {
  const { household, personId, date, quote, growth = privateHealthRules } = input;
  if (occupationOf(household, personId) !== 'employee') return notRelevant;
  const pay = grossYear(household, personId);
  const gross = incomesOf(household, personId, ['salary']).reduce(
    (sum, income) => sum + (income.gross ?? 0),
    0,
  );
  const federalState = federalStateOf(household, personId);
  const premium = quote.health + quote.care + quote.sickPay;
  const additionalRate = additionalRateOf(household, personId, date);
  const outlook = privateHealthOutlook({ household, personId, date, quote, growth, additionalRate });
  if (pay.kind !== 'computed' || outlook.kind !== 'computed' || federalState === undefined) {
    const noState = federalState === undefined ? [missing('federalState', personId)] : [];
    return missingAll(factsOf(pay, outlook, ...noState));
  }
  const { year, law } = lawFor(date);
  const statutory = employeeContributions({
    ...careSituationOf(household, personId, date),
    ...{ year, month: Number(date.slice(5, 7)), period: 'month', gross, federalState },
    employment: 'regular',
    health: { kind: 'statutory', additionalRate },
  });
  const statutoryParts = [statutory.health, statutory.healthAdditional, statutory.careInsurance];
  const statutoryOwn = statutoryParts.reduce((sum, { employee }) => sum + employee, 0);
  const statutoryEmployer = statutoryParts.reduce((sum, { employer }) => sum + employer, 0);
  const subsidy = employerHealthSubsidy({
    ...{ year, gross, federalState, carePremiumMonth: quote.care },
    premiumMonth: quote.health + quote.sickPay,
  });
  const own = premium - subsidy.total;
  const deductible = Math.round(quote.deductibleYear / 12);
  const limitYear = law.healthInsurance.compulsoryLimitYear;
  return computed({
    payYear: pay.value,
    limitYear,
    eligible: pay.value > limitYear,
    statutory: {
      own: statutoryOwn,
      employer: statutoryEmployer,
      total: statutoryOwn + statutoryEmployer,
    },
    private: { premium, subsidy, own, deductible, ownWithDeductible: own + deductible },
    savingYear: (statutoryOwn - own) * 12 - quote.deductibleYear,
    outlook: outlook.value,
  });
}

/** Zusatzbeitrag of the person's fund, or the average of the year. */
function additionalRateOf(household: People, personId: string, date: IsoDate): Rate {
  const supplement = mainEmployment(household, personId)?.healthFundSupplement;
  return supplement === undefined
    ? lawFor(date).law.healthInsurance.averageAdditionalRate
    : supplement / 10_000;
}
