import {
  basicPensionDeduction,
  type BasicPensionInput,
  type BasicPensionTaxEffect,
  basicPensionTaxEffect,
  type Cents,
  churchTaxShare,
  type IsoDate,
  lawFor,
  type Rate,
  shareRounded,
  taxablePensionShare,
} from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import type { AssumedFact } from '../assumedFact';
import { allOf, computed, factsOf, mapOutcome, missing, missingAll, type Outcome } from '../outcome';
import {
  companyControl,
  federalStateOf,
  isOnOwnAccount,
  mainEmployment,
  occupationOf,
  type People,
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
   * no document says it: `due` of members of a Versorgungswerk, who have to pay.
   */
  untoldContributions: 'none' | 'possible' | 'due';
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
  const start = pensionStart(household, personId, date);
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
  household: People,
  { personIds }: TaxUnit,
): BasicPensionEffect['untoldContributions'] {
  const ownAccount = personIds.filter((id) => isOnOwnAccount(household, id));
  if (ownAccount.length === 0) return 'none';
  return ownAccount.some((id) => mainEmployment(household, id)?.professionalPensionFund) ? 'due' : 'possible';
}

/** What a person pays into Basisrente contracts per year. */
export const basicPensionYear = (
  household: Pick<SectionData, 'persons' | 'contracts'>,
  personId: string,
): Cents => yearOf(savingsOf(household, personId, ['basicPension']));

/** State pension contributions of the unit, which use the maximum first; for civil servants it is reduced. */
function statutoryContributions(
  household: BasicPensionData,
  { personIds, couple }: TaxUnit,
  date: IsoDate,
): Outcome<Omit<BasicPensionInput, 'contributionYear'>> {
  const { year, law } = lawFor(date);
  const pays = personIds.map((personId) => {
    const occupation = occupationOf(household, personId);
    const official = occupation === 'civilServant';
    if (companyControl(household, personId) === 'unknown') return missing('controlsCompany', personId);
    if (!official && (occupation !== 'employee' || isOnOwnAccount(household, personId)))
      return computed({ official, pay: 0 });
    const gross = payYear(household, personId, [official ? 'officialPay' : 'salary']);
    return mapOutcome(gross, (pay) => ({ official, pay }));
  });
  return mapOutcome(allOf(pays), (all) => {
    const { rate, ceilingYear } = law.pensionInsurance;
    const sumOf = (official: boolean) =>
      all.reduce(
        (sum, entry) => sum + (entry.official === official ? Math.min(entry.pay, ceilingYear) : 0),
        0,
      );
    const statutoryContributionsYear = shareRounded(sumOf(false), rate);
    return {
      year,
      tariff: couple ? 'splitting' : 'basic',
      statutoryContributionsYear,
      employerContributionsYear: shareRounded(statutoryContributionsYear, 0.5),
      payWithoutContributions: sumOf(true),
    };
  });
}

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
