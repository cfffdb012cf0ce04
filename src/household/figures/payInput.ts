import {
  type Cents,
  type EmployeeHealthInsurance,
  type FederalState,
  type GrossToNetInput,
  type InsuredBranches,
  isoDate,
  type IsoDate,
  lawFor,
  monthAfterAge,
  fullPensionAge,
  monthsBetween,
  voluntaryMember,
} from '@vp-digital/core/finance';
import type { Income, SectionData, TaxProfile } from '../documents';
import type { AssumedFact } from './assumedFact';
import { healthPremium } from './contracts/healthPremium';
import { branchesOf } from './insuredBranches';
import { asSecondJob, isSecondPay } from './sideJob';
import { adultsOf, federalStateOf, mainEmployment } from './people';
import { careSituationOf } from './careSituation';

/** The documents that gross-to-net calculations read. */
export type PayData = Pick<
  SectionData,
  'persons' | 'employments' | 'incomes' | 'taxProfiles' | 'addresses' | 'contracts'
>;

export type MissingFact =
  | 'gross'
  | 'taxClass'
  | 'federalState'
  | 'healthPremium'
  | 'insuredPerson'
  | 'controlsCompany';

/** What an estimate waits for: not for the tax class. */
export type EstimateFact = Exclude<MissingFact, 'taxClass'>;

export type PayInput<Fact extends MissingFact = MissingFact> =
  | {
      kind: 'known';
      input: GrossToNetInput;
      assumed: readonly AssumedFact[];
      /**
       * Contributions of a voluntary member that nobody withholds, of a month: they stand as a premium in the input, and
       * are no contract that is paid out of the net.
       */
      ownContributions: Cents;
    }
  /** These facts are needed first. */
  | { kind: 'missing'; facts: readonly Fact[] }
  /** No pay for work under an employer. */
  | { kind: 'notApplicable' };

/** Pay of employees and of civil servants, of a first or a second job, with all that determines its deductions, by the law in force on a day. */
export function payInput(data: PayData, income: Income, date: IsoDate): PayInput {
  const known = payFacts(data, income, date);
  if (known.kind !== 'known') return known;
  const { personId } = income;
  const { gross, tax, federalState, premium, branches } = known;
  const { year } = lawFor(date);
  const month = Number(date.slice(5, 7));
  const common = { year, month, gross, federalState, ...careSituationOf(data, personId, date) };
  const additionalRate = additionalRateOf(data, personId);
  const ownContributions = isVoluntary(branches)
    ? voluntaryMember({
        ...common,
        incomeMonth: gross,
        sickPay: branches.sickPay === 'fund',
        ...additionalRate,
      }).total
    : 0;
  return {
    kind: 'known',
    input: {
      ...common,
      day: date,
      period: 'month',
      taxClass: tax.taxClass,
      ...factorOf(tax),
      ...(tax.childAllowanceHalves === undefined ? {} : { childAllowances: tax.childAllowanceHalves / 2 }),
      churchMember: tax.churchTax ?? false,
      ...asSecondJob({
        household: data,
        income,
        date,
        isMinijob: branches.isMinijob,
        input: {
          ...branchInput(branches),
          health: healthOf(branches, premium ?? ownContributions, additionalRate),
        },
      }),
      // of class VI only where the employee has asked for it, § 39b (2) EStG
      ...(branches.activePension &&
        tax.taxClass !== 'VI' &&
        isPastIn(data, personId, year, month) && { activePension: true }),
    },
    assumed: tax.churchTax === undefined ? ['noChurchTax'] : [],
    ownContributions,
  };
}

type Unknown = Exclude<PayInput, { kind: 'known' }>;

interface PayFacts {
  kind: 'known';
  gross: Cents;
  tax: TaxProfile & { taxClass: NonNullable<TaxProfile['taxClass']> };
  federalState: FederalState;
  premium: Cents | undefined;
  branches: InsuredBranches;
}

/** What pay waits for, or all of that: without what follows from it, which whoever asks for the facts only does not need. */
function payFacts(data: PayData, income: Income, date: IsoDate): PayFacts | Unknown {
  const { personId, gross } = income;
  if (!paidByEmployer.has(income.kind)) return { kind: 'notApplicable' };
  const branches = branchesOf(data, personId, date, income);
  if (branches === undefined || branches.employment === 'none') return { kind: 'notApplicable' };
  const tax = taxOf(data, income);
  const federalState = federalStateOf(data, personId);
  // of a second job the private premium is none: the first one's employer has added to it
  const premium = income.kind === 'sideJob' ? 0 : ownPremium(data, personId, branches);
  const isOpen = branches.missing.includes('controlsCompany');
  if (gross !== undefined && tax?.taxClass && federalState && typeof premium !== 'string' && !isOpen)
    return { kind: 'known', gross, tax: { ...tax, taxClass: tax.taxClass }, federalState, premium, branches };
  return {
    kind: 'missing',
    facts: [
      ...(gross === undefined ? (['gross'] as const) : []),
      ...(tax?.taxClass ? [] : (['taxClass'] as const)),
      ...(federalState ? [] : (['federalState'] as const)),
      ...(typeof premium === 'string' ? [premium] : []),
      ...(isOpen ? (['controlsCompany'] as const) : []),
    ],
  };
}

const paidByEmployer: ReadonlySet<Income['kind']> = new Set<Income['kind']>([
  'salary',
  'officialPay',
  'sideJob',
]);

/** The tax facts that pay is taxed by: of a second job those of class VI, whatever is known of the first one's. */
function taxOf(data: PayData, income: Income): TaxProfile | undefined {
  const profile = data.taxProfiles.items[income.personId];
  return isSecondPay(data, income) ? { position: 0, ...profile, taxClass: 'VI' } : profile;
}

/** What an estimate of the net waits for; nothing where there is none to be made. */
export function missingForEstimate(data: PayData, income: Income, date: IsoDate): readonly EstimateFact[] {
  const pay = payFacts(data, income, date);
  return pay.kind === 'missing' ? withoutTaxClass(pay.facts) : [];
}

/** A Versorgungswerk takes as much as the state scheme does, half of it from the employer (§ 172a SGB VI). */
function branchInput({ isEmployee, employment, pension, pensionScheme, unemployment }: InsuredBranches) {
  return {
    pensionInsured: pension.employer || (isEmployee && pensionScheme === 'professional'),
    unemploymentInsured: unemployment.employer || (pension.employer && unemployment.employee),
    fullOldAgePension: pension.employer && !pension.employee,
    ...(employment !== 'none' && { employment }),
  };
}

/** Whether the law's month lies past the standard age: a law table may be older than the day. */
function isPastIn({ persons }: PayData, personId: string, year: number, month: number): boolean {
  const birthDate = persons.items[personId]?.birthDate;
  if (birthDate === undefined) return false;
  return isoDate({ year, month, day: 1 }) >= monthAfterAge(birthDate, fullPensionAge('standard', birthDate));
}

/**
 * The same for an estimate, which does not wait for a tax class: while it is unknown, that of the unmarried (I), of the
 * married (IV) or of who alone brings up a child (II) is assumed (§§ 24b, 38b EStG). III and V have to be chosen.
 */
export function estimatedPayInput(data: PayData, income: Income, date: IsoDate): PayInput<EstimateFact> {
  const { personId } = income;
  const profile = data.taxProfiles.items[personId];
  const isKnown = profile?.taxClass !== undefined || isSecondPay(data, income);
  const usual: TaxProfile = { position: 0, taxClass: usualClass(data, personId, date), ...profile };
  const items = { ...data.taxProfiles.items, [personId]: usual };
  const pay = payInput({ ...data, taxProfiles: { ...data.taxProfiles, items } }, income, date);
  if (pay.kind === 'missing') return { ...pay, facts: withoutTaxClass(pay.facts) };
  return pay.kind === 'known' && !isKnown ? { ...pay, assumed: [...pay.assumed, 'usualTaxClass'] } : pay;
}

function usualClass(data: PayData, personId: string, date: IsoDate): NonNullable<TaxProfile['taxClass']> {
  const status = data.persons.items[personId]?.maritalStatus;
  if (status === 'married' || status === 'civilPartnership') return 'IV';
  const people = Object.values(data.persons.items);
  const isMinor = ({ role, birthDate, inHousehold }: (typeof people)[number]) =>
    role === 'child' &&
    inHousehold !== false &&
    birthDate !== undefined &&
    monthsBetween(birthDate, date) < 18 * 12;
  return adultsOf(data).length === 1 && people.some(isMinor) ? 'II' : 'I';
}

const withoutTaxClass = (facts: readonly MissingFact[]) =>
  facts.filter((fact): fact is EstimateFact => fact !== 'taxClass');

/** The factor belongs to class IV; one left from before a change of class has no meaning. */
const factorOf = ({ taxClass, factorThousandths }: TaxProfile) =>
  taxClass === 'IV' && factorThousandths !== undefined ? { factor: factorThousandths / 1_000 } : {};

const additionalRateOf = (data: PayData, personId: string) => {
  const supplement = mainEmployment(data, personId)?.healthFundSupplement;
  return supplement === undefined ? {} : { additionalRate: supplement / 10_000 };
};

/**
 * A civil servant in a fund pays all of it himself, without Krankengeld: his pay goes on. So does a managing partner who
 * controls the company, with Krankengeld if he has elected it.
 */
const isVoluntary = ({ health }: InsuredBranches): boolean => health.employee && !health.employer;

const isPrivate = ({ cover }: InsuredBranches): boolean =>
  cover === 'private' || cover === 'privateAid' || cover === 'freeMedicalCare';

/** The premiums of somebody privately insured, of a month; undefined of others, the missing fact where they are unknown. */
function ownPremium(
  data: PayData,
  personId: string,
  branches: InsuredBranches,
): Cents | 'healthPremium' | 'insuredPerson' | undefined {
  if (!isPrivate(branches)) return undefined;
  const premium = healthPremium(data, personId);
  if (premium.kind !== 'computed') return 'insuredPerson';
  const mayBeFree = branches.cover === 'freeMedicalCare' || branches.isMinijob;
  return premium.value === 0 && !mayBeFree ? 'healthPremium' : premium.value;
}

/** By the cover that the person has; without a known one as most of that status are insured. */
function healthOf(
  branches: InsuredBranches,
  premiumMonth: Cents,
  additionalRate: { additionalRate?: number },
): EmployeeHealthInsurance {
  const isCivil = branches.pensionScheme === 'civilService';
  if (isPrivate(branches) || isVoluntary(branches))
    return {
      kind: 'private',
      premiumMonth,
      carePremiumMonth: 0,
      employerSubsidy: branches.isEmployee && !isCivil && branches.cover === 'private', // § 257 (2) SGB V
    };
  if (branches.health.employee || branches.isMinijob)
    return { kind: 'statutory', sickPay: branches.sickPay !== 'none', ...additionalRate };
  return { kind: 'elsewhere' };
}
