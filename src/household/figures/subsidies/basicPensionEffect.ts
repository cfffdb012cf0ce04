import {
  artistContributions,
  basicPensionDeduction,
  type BasicPensionInput,
  type BasicPensionTaxEffect,
  basicPensionTaxEffect,
  type Cents,
  churchTaxShare,
  type IsoDate,
  lawFor,
  type Rate,
  roundHalfUp,
  shareRounded,
  taxablePensionShare,
} from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import type { AssumedFact } from '../assumedFact';
import { branchesOf } from '../insuredBranches';
import { allOf, computed, factsOf, mapOutcome, missing, missingAll, type Outcome } from '../outcome';
import {
  companyControl,
  federalStateOf,
  isOnOwnAccount,
  mainEmployment,
  occupationOf,
  type People,
  socialSchemeOf,
  worksAbroad,
} from '../people';
import { pensionStart } from '../retirement/pensionStart';
import { payYear } from '../payYear';
import { savingsOf, yearOf } from './savingContracts';
import { type TaxableIncome, type TaxData, taxableIncome } from './taxableIncome';
import { taxedChildren } from './taxedChildren';
import { type TaxUnit, taxUnitOf } from '../taxUnit';
import { defineFigure, type OfPerson } from '../defineFigure';

export interface BasicPensionEffect {
  /** zvE before any contribution to a Basisrente. */
  taxableIncomeBefore: Cents;
  incomeSource: TaxableIncome['source'];
  /** What is paid per year today, and the tax that it saves. */
  currentYear: Cents;
  currentSaving: Cents;
  /** The yearly contribution in question: maximum, room, deduction and tax with and without it. */
  effect: BasicPensionTaxEffect;
  /** Additional tax saved compared to today; negative when less is paid than today. */
  additionalSaving: Cents;
  /** Year of the standard age, and the share of the pension that is taxed from then on (Besteuerungsanteil). */
  startYear: number;
  taxableShare: Rate;
  /**
   * What those on own account pay themselves into a Versorgungswerk or the state scheme counts towards the maximum, too, and
   * nobody has provided it: `due` of members of a Versorgungswerk and farmers, who have to pay; `promise`: whether a managing
   * partner has a company pension, which would lower the maximum.
   */
  untoldContributions: 'none' | 'possible' | 'due' | 'promise';
  /** Defaults for missing facts that the tax rests on. */
  assumed: readonly AssumedFact[];
}

export type BasicPensionData = TaxData & People & Pick<SectionData, 'contracts'>;

/**
 * F21 Basisrente: the income tax, solidarity surcharge and church tax that a person's yearly contribution saves,
 * compared to none and to today's contracts, after the comparison of child benefit and allowances (§ 31 EStG). An entered
 * zvE is that after today's contributions. Missing: zvE and what it waits for, federalState, birthDate, gross.
 */
export function basicPensionEffect({
  household,
  personId,
  contributionYear,
  date,
}: {
  household: BasicPensionData;
  personId: string;
  contributionYear: Cents;
  date: IsoDate;
}): Outcome<BasicPensionEffect> {
  const unit = taxUnitOf(household, personId);
  const income = taxableIncome(household, unit, date);
  const statutory = statutoryContributions(household, unit, date);
  const start = pensionStart(household, personId, date, basicPensionLeastAge);
  const federalState = federalStateOf(household, personId);
  if (
    income.kind !== 'computed' ||
    statutory.kind !== 'computed' ||
    start.kind !== 'computed' ||
    federalState === undefined
  ) {
    const noState = federalState === undefined ? [missing('federalState', personId)] : [];
    return missingAll(factsOf(income, statutory, start, ...noState));
  }
  const { amount, source } = income.value;
  const currentYear = basicPensionYear(household, personId);
  const input = { ...statutory.value, contributionYear: currentYear };
  const deducted = source === 'entered' ? basicPensionDeduction(input).deductible : 0;
  const taxableIncomeBefore = amount + deducted;
  const church = churchOf(household, unit, date);
  const assessment = {
    incomeBeforeChildren: taxableIncomeBefore,
    children: taxedChildren(household, unit, date),
    federalState,
    ...church.members,
  };
  const { saving: currentSaving } = basicPensionTaxEffect({ ...input, assessment });
  const effect = basicPensionTaxEffect({ ...input, contributionYear, assessment });
  const startYear = Number(start.value.date.slice(0, 4));
  return computed({
    taxableIncomeBefore,
    incomeSource: source,
    currentYear,
    currentSaving,
    effect,
    additionalSaving: effect.saving - currentSaving,
    startYear,
    taxableShare: taxablePensionShare(startYear),
    untoldContributions: untoldContributions(household, unit),
    assumed: [...unit.assumed, ...(church.isUntold ? (['noChurchTax'] as const) : [])],
  });
}

function untoldContributions(
  household: BasicPensionData,
  { personIds }: TaxUnit,
): BasicPensionEffect['untoldContributions'] {
  const untold = personIds.filter(
    (id) =>
      (isOnOwnAccount(household, id) || worksAbroad(household, id)) &&
      socialSchemeOf(household, id) !== 'artists' &&
      mainEmployment(household, id)?.pensionContribution === undefined,
  );
  const isDue = (id: string) =>
    Boolean(mainEmployment(household, id)?.professionalPensionFund) ||
    socialSchemeOf(household, id) === 'farmers' ||
    worksAbroad(household, id);
  if (untold.length > 0) return untold.some(isDue) ? 'due' : 'possible';
  const mayHavePromise = (id: string) =>
    companyControl(household, id) === 'controls' && !hasReducedMaximum(household, id);
  return personIds.some(mayHavePromise) ? 'promise' : 'none';
}

/** No Basisrente begins earlier, in months of life: § 10 (1) Nr. 2 b aa EStG. */
export const basicPensionLeastAge = 62 * 12;

/** What a person pays into Basisrente contracts per year. */
export const basicPensionYear = (
  household: Pick<SectionData, 'persons' | 'contracts'>,
  personId: string,
): Cents => yearOf(savingsOf(household, personId, ['basicPension']));

/** What a person's contributions to a pension follow from. */
interface PensionFacts {
  /** Pay of which employer and employee pay half each. */
  insuredPay: Cents;
  /** Contributions of a year that nobody adds to. */
  own: Cents;
  /** Pay that earns a pension without contributions. */
  payWithout: Cents;
}

/** Pension contributions of the unit, which use the maximum first; for civil servants and some managing partners it is reduced. */
function statutoryContributions(
  household: BasicPensionData,
  { personIds, couple }: TaxUnit,
  date: IsoDate,
): Outcome<Omit<BasicPensionInput, 'contributionYear'>> {
  const { year, law } = lawFor(date);
  const { rate, ceilingYear } = law.pensionInsurance;
  const facts = personIds.map((personId) => pensionFacts(household, personId, date));
  return mapOutcome(allOf(facts), (all) => {
    const sumOf = (part: (of: PensionFacts) => Cents) => all.reduce((sum, one) => sum + part(one), 0);
    const shared = shareRounded(
      sumOf(({ insuredPay }) => Math.min(insuredPay, ceilingYear)),
      rate,
    );
    return {
      year,
      tariff: couple ? 'splitting' : 'basic',
      statutoryContributionsYear: shared + sumOf(({ own }) => own),
      employerContributionsYear: shareRounded(shared, 0.5),
      payWithoutContributions: sumOf(({ payWithout }) => Math.min(payWithout, ceilingYear)),
    };
  });
}

function pensionFacts(household: BasicPensionData, personId: string, date: IsoDate): Outcome<PensionFacts> {
  const none: PensionFacts = { insuredPay: 0, own: 0, payWithout: 0 };
  const control = companyControl(household, personId);
  if (control === 'unknown') return missing('controlsCompany', personId);
  const provided = (mainEmployment(household, personId)?.pensionContribution ?? 0) * 12;
  if (control === 'controls') {
    if (!hasReducedMaximum(household, personId)) return computed({ ...none, own: provided });
    return mapOutcome(payYear(household, personId), (payWithout) => ({ ...none, own: provided, payWithout }));
  }
  // contributions to the state pension of another country count, too (BMF 24.5.2017, Rz. 4)
  if (worksAbroad(household, personId)) return computed({ ...none, own: provided });
  switch (occupationOf(household, personId)) {
    case 'civilServant':
      return mapOutcome(payYear(household, personId, ['officialPay']), (payWithout) => ({
        ...none,
        payWithout,
      }));
    case 'employee':
      return mapOutcome(payYear(household, personId), (insuredPay) => ({ ...none, insuredPay }));
    case 'selfEmployed':
      return ownContributions(household, personId, date, provided);
    case 'retired':
    case 'notEarning':
      // students pay of what they earn, and so do who draw a pension before the standard age
      return branchesOf(household, personId, date)?.pension.employee
        ? mapOutcome(payYear(household, personId), (insuredPay) => ({ ...none, insuredPay }))
        : computed(none);
  }
}

/** Of an artist the own half alone counts, which follows from the profit; of others what they have provided. */
function ownContributions(
  household: BasicPensionData,
  personId: string,
  date: IsoDate,
  provided: Cents,
): Outcome<PensionFacts> {
  const none: PensionFacts = { insuredPay: 0, own: provided, payWithout: 0 };
  if (socialSchemeOf(household, personId) !== 'artists') return computed(none);
  const federalState = federalStateOf(household, personId);
  if (federalState === undefined) return missing('federalState', personId);
  return mapOutcome(payYear(household, personId, ['profit']), (profit) => {
    const { pension } = artistContributions({
      year: lawFor(date).year,
      period: 'year',
      incomeMonth: roundHalfUp(profit / 12),
      federalState,
    });
    return { ...none, own: pension * 12 };
  });
}

/**
 * § 10 (3) sentence 3 Nr. 1 b EStG: a managing partner who pays nothing into the state pension by law and has been promised
 * one by the company has the maximum of civil servants. Without such a promise it is the full one.
 */
export const hasReducedMaximum = (
  household: People & Pick<SectionData, 'contracts'>,
  personId: string,
): boolean =>
  companyControl(household, personId) === 'controls' &&
  savingsOf(household, personId, ['companyPension']).length > 0;

/**
 * The church tax of the unit. Of spouses of whom only one is a member it is raised on that one's share of the tax, which
 * follows from the income of each before the contribution in question.
 */
function churchOf(
  household: BasicPensionData,
  { personIds }: TaxUnit,
  date: IsoDate,
): { members: { churchMember: boolean; churchShare?: Rate }; isUntold: boolean } {
  const isUntold = personIds.some((id) => household.taxProfiles.items[id]?.churchTax === undefined);
  const member = personIds.find((id) => household.taxProfiles.items[id]?.churchTax === true);
  const other = personIds.find((id) => household.taxProfiles.items[id]?.churchTax !== true);
  if (member === undefined || other === undefined)
    return { members: { churchMember: member !== undefined }, isUntold };
  const incomeOf = (id: string) => {
    const income = taxableIncome(household, { personIds: [id] }, date);
    return income.kind === 'computed' ? income.value.amount : 0; // what is missing is named by the whole unit's income
  };
  const incomes = { memberIncome: incomeOf(member), otherIncome: incomeOf(other) };
  const churchShare = churchTaxShare({ year: lawFor(date).year, ...incomes });
  return { members: { churchMember: true, churchShare }, isUntold };
}

/**
 * The one of two spouses who belongs to a church while the other one is known not to: a special church money
 * (besonderes Kirchgeld) may then be due, which no figure has.
 */
export function soleChurchMember(
  household: Pick<SectionData, 'persons' | 'taxProfiles'>,
  personId: string,
): string | undefined {
  const { personIds, couple } = taxUnitOf(household, personId);
  const withWord = (member: boolean) =>
    personIds.filter((id) => household.taxProfiles.items[id]?.churchTax === member);
  return couple && withWord(false).length === 1 ? withWord(true)[0] : undefined;
}

export const basicPensionSavingFigure = /* @__PURE__ */ defineFigure('basicPensionSaving', {
  number: 'F21',
  documents: ['persons', 'employments', 'incomes', 'taxProfiles', 'addresses', 'contracts'],
  unit: 'moneyYearly',
  source: '§§ 10 (1) Nr. 2, 22, 31 EStG',
  of: (household, input: OfPerson & { contributionYear: Cents }) =>
    basicPensionEffect({ household, ...input }),
  amount: ({ additionalSaving }) => additionalSaving,
  assumes: ({ assumed }) => assumed.length > 0,
});
