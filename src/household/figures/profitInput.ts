import { type Cents, type IsoDate, lawFor, type SelfEmployedInput } from '@vp-digital/core/finance';
import type { Income } from '../documents';
import type { AssumedFact } from './assumedFact';
import { benefitChildren } from './benefitChildren';
import { healthPremium } from './contracts/healthPremium';
import { branchesOf } from './insuredBranches';
import { specialGross } from './ownIncome';
import type { PayData } from './payInput';
import { federalStateOf, mainEmployment, occupationOf, socialSchemeOf } from './people';
import { careSituationOf } from './careSituation';
import { taxUnitOf } from './taxUnit';
import { ownIncomes } from './withoutIncome';

/** What an estimate of the net of a profit waits for. */
export type ProfitFact =
  | 'gross'
  | 'federalState'
  | 'healthInsurance'
  | 'healthPremium'
  | 'insuredPerson'
  | 'socialScheme'
  | 'pensionContribution';

export type ProfitInput =
  | {
      kind: 'known';
      input: SelfEmployedInput;
      assumed: readonly AssumedFact[];
      /** Premiums of private health insurance, of a month: a contract that is paid out of the net. */
      premium: Cents;
    }
  /** These facts are needed first. */
  | { kind: 'missing'; facts: readonly ProfitFact[] }
  /** What farmers pay follows from the size and yield of their land (§ 32 ALG, § 40 KVLG 1989), which no document has. */
  | { kind: 'notApplicable' };

/**
 * A profit with all that determines its contributions and taxes, by the law in force on a day: by splitting where the
 * spouse is known to have no income, else by the basic tariff, as what a spouse earns is not looked at.
 */
export function profitInput(data: PayData, income: Income, date: IsoDate): ProfitInput {
  const { personId, gross } = income;
  const federalState = federalStateOf(data, personId);
  const scheme = socialSchemeOf(data, personId);
  if (scheme === 'farmers') return { kind: 'notApplicable' };
  const health = healthOf(data, income, date);
  const pensionMonth = pensionContributionOf(data, personId);
  if (
    gross === undefined ||
    federalState === undefined ||
    typeof health === 'string' ||
    scheme === 'unknown' ||
    pensionMonth === 'pensionContribution'
  )
    return {
      kind: 'missing',
      facts: [
        ...(gross === undefined ? (['gross'] as const) : []),
        ...(federalState === undefined ? (['federalState'] as const) : []),
        ...(typeof health === 'string' ? [health] : []),
        ...(scheme === 'unknown' ? (['socialScheme'] as const) : []),
        ...(pensionMonth === 'pensionContribution' ? [pensionMonth] : []),
      ],
    };
  const profile = data.taxProfiles.items[personId];
  const isOnlyIncome = hasSpouseWithoutIncome(data, personId);
  return {
    kind: 'known',
    input: {
      ...careSituationOf(data, personId, date),
      year: lawFor(date).year,
      profitYear: gross * income.paymentsPerYear + specialGross(income),
      health: health.insurance,
      artist: scheme === 'artists',
      pensionYear: pensionMonth * 12,
      tariff: isOnlyIncome ? 'splitting' : 'basic',
      singleParentOf: profile?.taxClass === 'II' ? benefitChildren(data, date).length : 0,
      federalState,
      churchMember: profile?.churchTax ?? false,
    },
    assumed: [
      ...(profile?.churchTax === undefined ? (['noChurchTax'] as const) : []),
      ...(isMarried(data, personId) && !isOnlyIncome ? (['basicTariff'] as const) : []),
    ],
    premium: health.premium,
  };
}

/**
 * What somebody on own account pays of a month to a Versorgungswerk or the state pension: members of a Versorgungswerk have
 * to pay, so that it is a missing fact of theirs; of others nothing is known while nothing is recorded. An artist's follows
 * from the profit.
 */
function pensionContributionOf(data: PayData, personId: string): Cents | 'pensionContribution' {
  if (socialSchemeOf(data, personId) === 'artists') return 0;
  const job = mainEmployment(data, personId);
  return job?.pensionContribution ?? (job?.professionalPensionFund ? 'pensionContribution' : 0);
}

const isMarried = ({ persons }: PayData, personId: string): boolean => {
  const status = persons.items[personId]?.maritalStatus;
  return status === 'married' || status === 'civilPartnership';
};

/** § 26b EStG: somebody has said how the spouse lives, and nothing comes in from it. */
function hasSpouseWithoutIncome(data: PayData, personId: string): boolean {
  const spouse = taxUnitOf(data, personId).personIds.find((id) => id !== personId);
  return (
    spouse !== undefined &&
    mainEmployment(data, spouse) !== undefined &&
    occupationOf(data, spouse) === 'notEarning' &&
    ownIncomes(data, spouse).length === 0
  );
}

function healthOf(
  data: PayData,
  income: Income,
  date: IsoDate,
):
  | { insurance: SelfEmployedInput['health']; premium: Cents }
  | 'healthInsurance'
  | 'healthPremium'
  | 'insuredPerson' {
  const { personId } = income;
  const cover = branchesOf(data, personId, date, income)?.cover;
  if (cover === undefined) return 'healthInsurance';
  if (cover === 'statutory' || cover === 'statutoryVoluntary') {
    const job = mainEmployment(data, personId);
    const additionalRate = job?.healthFundSupplement;
    return {
      insurance: {
        kind: 'statutory',
        sickPay: job?.sickPayElected === true,
        ...(additionalRate !== undefined && { additionalRate: additionalRate / 10_000 }),
      },
      premium: 0,
    };
  }
  const premium = healthPremium(data, personId);
  if (premium.kind !== 'computed') return 'insuredPerson';
  if (premium.value === 0 && cover !== 'family') return 'healthPremium';
  const { value: premiumMonth } = premium;
  return {
    insurance: { kind: 'private', premiumMonth, basicPremiumMonth: premiumMonth },
    premium: premiumMonth,
  };
}
