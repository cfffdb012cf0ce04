import {
  artistHealthSubsidy,
  type Cents,
  type EmployerHealthSubsidy,
  employerHealthSubsidy,
  lawFor,
} from '@vp-digital/core/finance';
import { computed, factsOf, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { federalStateOf, isOnOwnAccount, occupationOf, socialSchemeOf } from '../people';
import {
  healthGrowth,
  type OfQuote,
  type PrivateHealthInput,
  type PrivateHealthQuote,
} from './privateHealthInput';
import { type PrivateHealthOutlook, privateHealthOutlook } from './privateHealthOutlook';
import { type StatutoryHealth, statutoryHealth } from './statutoryHealth';
import { defineFigure } from '../defineFigure';

export interface PrivateHealthComparison {
  /** Cents of a month. */
  statutory: StatutoryHealth;
  private: {
    /** The contracts of the family included. */
    premium: Cents;
    /** Of the employer, of artists of the Künstlersozialkasse; nothing for others without an employer, and for civil servants, whose employer pays aid. */
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
 * F22: statutory against private health and care insurance, today and at the standard age. Not relevant to those
 * who earn nothing or have Heilfürsorge. Missing: gross, federalState, birthDate, and what the pension waits for.
 */
export function privateHealthComparison(input: PrivateHealthInput): Outcome<PrivateHealthComparison> {
  const { quote, growth = healthGrowth(input.household) } = input;
  const statutory = statutoryHealth(input);
  if (statutory.kind === 'notRelevant') return notRelevant;
  const { additionalRate } =
    statutory.kind === 'computed'
      ? statutory.value
      : { additionalRate: lawFor(input.date).law.healthInsurance.averageAdditionalRate };
  const outlook = privateHealthOutlook({ ...input, growth, additionalRate });
  if (statutory.kind !== 'computed' || outlook.kind !== 'computed')
    return missingAll(factsOf(statutory, outlook));
  const subsidy = subsidyOf(input, statutory.value.gross);
  if (subsidy.kind !== 'computed') return subsidy;
  const premium = premiumMonth(quote);
  const own = premium - subsidy.value.total;
  const deductible = Math.round(quote.deductibleYear / 12);
  return computed({
    statutory: statutory.value,
    private: { premium, subsidy: subsidy.value, own, deductible, ownWithDeductible: own + deductible },
    savingYear: (statutory.value.own - own) * 12 - quote.deductibleYear,
    outlook: outlook.value,
  });
}

/** Premiums of the family count towards the subsidy: its members would be free in a statutory fund. */
function subsidyOf(
  { household, personId, date, quote }: PrivateHealthInput,
  gross: Cents,
): Outcome<EmployerHealthSubsidy> {
  const isArtist = socialSchemeOf(household, personId) === 'artists';
  const isEmployed = occupationOf(household, personId) === 'employee' && !isOnOwnAccount(household, personId);
  if (!isArtist && !isEmployed) return computed(noSubsidy);
  const federalState = federalStateOf(household, personId);
  if (federalState === undefined) return missing('federalState', personId);
  const common = {
    year: lawFor(date).year,
    federalState,
    carePremiumMonth: quote.care,
    premiumMonth: premiumMonth(quote) - quote.care,
  };
  return computed(
    isArtist
      ? artistHealthSubsidy({ ...common, incomeMonth: gross })
      : employerHealthSubsidy({ ...common, gross }),
  );
}

const noSubsidy: EmployerHealthSubsidy = { maximumHealth: 0, maximumCare: 0, health: 0, care: 0, total: 0 };

const premiumMonth = ({ health, care, sickPay, family }: PrivateHealthQuote): Cents =>
  health + care + sickPay + (family?.premium ?? 0);

const comparison = {
  number: 'F22',
  documents: ['persons', 'employments', 'incomes', 'addresses', 'statutoryPensions', 'assumptions'],
  source: '§ 257 SGB V, § 61 SGB XI',
  of: (household: PrivateHealthInput['household'], input: OfQuote) =>
    privateHealthComparison({ household, ...input }),
} as const;

export const healthSavingFigure = /* @__PURE__ */ defineFigure('healthSaving', {
  ...comparison,
  unit: 'moneyYearly',
  amount: ({ savingYear }) => savingYear,
  explained: true,
});

export const healthDifferenceFigure = /* @__PURE__ */ defineFigure('healthDifference', {
  ...comparison,
  unit: 'moneyMonthly',
  amount: ({ statutory, private: own }) => own.ownWithDeductible - statutory.own,
  explained: true,
});
