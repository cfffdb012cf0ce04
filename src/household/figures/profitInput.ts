import { type Cents, type IsoDate, lawFor, type SelfEmployedInput } from '@vp-digital/core/finance';
import type { Income } from '../documents';
import type { AssumedFact } from './assumedFact';
import { benefitChildren } from './benefitChildren';
import { healthPremium } from './contracts/healthPremium';
import { branchesOf } from './insuredBranches';
import { specialGross } from './ownIncome';
import type { PayData } from './payInput';
import { careSituationOf, federalStateOf, mainEmployment, occupationOf } from './people';
import { taxUnitOf } from './taxUnit';
import { ownIncomes } from './withoutIncome';

/** What an estimate of the net of a profit waits for. */
export type ProfitFact = 'gross' | 'federalState' | 'healthInsurance' | 'healthPremium' | 'insuredPerson';

export type ProfitInput =
  | {
      kind: 'known';
      input: SelfEmployedInput;
      assumed: readonly AssumedFact[];
      /** Premiums of private health insurance, of a month: a contract that is paid out of the net. */
      premium: Cents;
    }
  /** These facts are needed first. */
  | { kind: 'missing'; facts: readonly ProfitFact[] };

/**
 * A profit with all that determines its contributions and taxes, by the law in force on a day: by splitting where the
 * spouse is known to have no income, else by the basic tariff, as what a spouse earns is not looked at.
 */
export function profitInput(data: PayData, income: Income, date: IsoDate): ProfitInput {
  const { personId, gross } = income;
  const federalState = federalStateOf(data, personId);
  const health = healthOf(data, income, date);
  if (gross === undefined || federalState === undefined || typeof health === 'string')
    return {
      kind: 'missing',
      facts: [
        ...(gross === undefined ? (['gross'] as const) : []),
        ...(federalState === undefined ? (['federalState'] as const) : []),
        ...(typeof health === 'string' ? [health] : []),
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
