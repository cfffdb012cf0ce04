import {
  type Cents,
  grossToNet,
  type IsoDate,
  lawFor,
  type NetPension,
  netPension,
  type Pensioner,
  type PensionerContributions,
  type PensionerNet,
  roundHalfUp,
  selfEmployedNet,
  shareRounded,
  taxablePensionShare,
} from '@vp-digital/core/finance';
import type { Income } from '../documents';
import { incomesOf } from './ownIncome';
import { estimatedPayInput, type PayData } from './payInput';
import { isPayUntold } from './payYear';
import {
  type DrawnPension,
  isSameIncome,
  type PensionFact,
  type PensionPerson,
  pensionPerson,
  spouseOf,
} from './pensionInput';
import { profitInput } from './profitInput';

/** Of a pension: its part of the contributions and taxes of all pensions of its person. */
export interface PensionEstimate {
  kind: 'estimated';
  of: 'pension';
  /** Of a month, in cents; before premiums of private health insurance. */
  net: Cents;
  /** Net of a church member, while membership is unknown and the result assumes that there is no church tax. */
  ifChurchMember?: Cents;
  /** `gross + subsidy − insurance − tax = net`, of a month. */
  parts: { gross: Cents; subsidy: Cents; insurance: Cents; tax: Cents };
  pension: DrawnPension['kind'];
  /** All pensions of the person, and of the spouse where both are taxed together. */
  result: NetPension;
  /** Married: taxed by the basic tariff, as not all of the spouse's income is known. */
  basicTariff: boolean;
}

type Estimate = PensionEstimate | { kind: 'missing'; facts: readonly PensionFact[] };

/**
 * F2 of a pension: contributions by the health insurance, then a share of the income tax on all pensions of the person
 * or the couple: what it comes to on top of the tax on pay and profit, which those bear themselves.
 */
export function pensionEstimate(data: PayData, income: Income, date: IsoDate): Estimate {
  const { personId } = income;
  const own = pensionPerson(data, personId, date, income);
  if (own.kind === 'missing') return own;
  const pay = taxablePay(data, personId, date);
  if (pay === undefined) return { kind: 'missing', facts: ['gross'] };
  const spouseId = spouseOf(data, personId);
  const spouse = spouseId === undefined ? undefined : spouseKnown(data, spouseId, date);
  const drawn = own.person.drawn.find((one) => isSameIncome(one.income, income));
  if (!drawn) return { kind: 'missing', facts: ['gross'] };
  const persons: readonly [PensionPerson] | readonly [PensionPerson, PensionPerson] = spouse
    ? [own.person, spouse.person]
    : [own.person];
  const profile = data.taxProfiles.items[personId];
  const given: Given = {
    year: lawFor(date).year,
    persons,
    drawn,
    other: pay + (spouse?.pay ?? 0),
    federalState: own.federalState,
  };
  const { parts, result } = partsOf(given, profile?.churchTax ?? false);
  const estimate: PensionEstimate = {
    kind: 'estimated',
    of: 'pension',
    net: netOf(parts),
    parts,
    pension: drawn.kind,
    result,
    basicTariff: spouseId !== undefined && spouse === undefined,
  };
  if (profile?.churchTax !== undefined) return estimate;
  const ofMember = netOf(partsOf(given, true).parts);
  return ofMember === estimate.net ? estimate : { ...estimate, ifChurchMember: ofMember };
}

type Parts = PensionEstimate['parts'];

const netOf = ({ gross, subsidy, insurance, tax }: Parts): Cents => gross + subsidy - insurance - tax;

interface Given {
  year: number;
  persons: readonly [PensionPerson] | readonly [PensionPerson, PensionPerson];
  drawn: DrawnPension;
  /** Taxable pay and profits of a year. */
  other: Cents;
  federalState: Parameters<typeof netPension>[0]['federalState'];
}

function partsOf({ year, persons, drawn, other, federalState }: Given, churchMember: boolean) {
  const [own, spouse] = persons;
  const common = { year, federalState, churchMember, otherTaxableYear: other };
  const both = (of: (person: PensionPerson) => Pensioner) =>
    spouse ? ([of(own), of(spouse)] as const) : ([of(own)] as const);
  const result = netPension({ ...common, pensioners: both(({ pensioner }) => pensioner) });
  const onOther = other === 0 ? 0 : netPension({ ...common, pensioners: both(withoutPensions) }).taxes.total;
  const taxYear = Math.max(0, result.taxes.total - onOther);
  const all = result.pensioners.flatMap((net, index) =>
    (persons[index]?.drawn ?? []).map((one) => ({
      one,
      taxed: taxedOf(one, net, persons[index]?.drawn ?? []),
    })),
  );
  const taxed = all.reduce((sum, part) => sum + part.taxed, 0);
  const ownTaxed = all.find(({ one }) => one === drawn)?.taxed ?? 0;
  const [net] = result.pensioners;
  const parts: Parts = {
    gross: drawn.gross,
    subsidy: net && isState(drawn) ? partOf(net.subsidy, drawn, own.drawn.filter(isState)) : 0,
    insurance: net?.contributions ? insuranceOf(net.contributions, drawn, own) : 0,
    tax: taxed === 0 ? 0 : roundHalfUp(((taxYear / 12) * ownTaxed) / taxed),
  };
  return { parts, result };
}

function withoutPensions({ pensioner }: PensionPerson): Pensioner {
  const { furtherStatePensions: _further, servicePension: _service, annuity: _annuity, ...rest } = pensioner;
  return { ...rest, statePension: 0, occupationalPension: 0 };
}

const isState = ({ kind }: DrawnPension) => kind === 'statutoryPension' || kind === 'widowPension';
const isOccupational = ({ kind }: DrawnPension) =>
  kind === 'companyPension' || kind === 'civilServicePension';
const isAnnuity = ({ kind }: DrawnPension) => kind === 'privatePension';

/** The part of an amount that falls on one of several pensions, by their gross amounts. */
function partOf(amount: Cents, { gross }: DrawnPension, among: readonly DrawnPension[]): Cents {
  const sum = among.reduce((total, one) => total + one.gross, 0);
  return sum === 0 ? 0 : roundHalfUp((amount * gross) / sum);
}

/** What is taxed of a pension in a year, before the lump sums for expenses, which all share. */
function taxedOf(
  one: DrawnPension,
  { serviceTaxation }: PensionerNet,
  drawn: readonly DrawnPension[],
): Cents {
  const year = one.gross * 12;
  switch (one.kind) {
    case 'companyPension':
      return year;
    case 'privatePension':
      return shareRounded(year, one.annuityShare);
    case 'civilServicePension': {
      const { income = 0, expensesLumpSum = 0 } = serviceTaxation ?? {};
      return partOf(
        income + expensesLumpSum,
        one,
        drawn.filter(({ kind }) => kind === one.kind),
      );
    }
    default:
      return shareRounded(year, taxablePensionShare(one.startYear));
  }
}

/** Contributions by what they are taken of; what lacks of the lowest income of voluntary members falls on all alike. */
function insuranceOf(
  contributions: PensionerContributions,
  drawn: DrawnPension,
  { drawn: all, pensioner }: PensionPerson,
): Cents {
  const ofKind = [
    { is: isState, health: contributions.healthOnStatePension },
    { is: isOccupational, health: contributions.healthOnOccupationalPension },
    { is: isAnnuity, health: contributions.healthOnOtherIncome },
  ];
  const isVoluntary = pensioner.health.kind === 'statutory' && pensioner.health.membership === 'voluntary';
  const bearsCare = (one: DrawnPension) =>
    isState(one) ||
    (isOccupational(one) && (isVoluntary || contributions.occupationalBase > 0)) ||
    (isAnnuity(one) && isVoluntary);
  const care = bearsCare(drawn) ? partOf(contributions.careInsurance, drawn, all.filter(bearsCare)) : 0;
  const topUp = all.some(isAnnuity) ? 0 : partOf(contributions.healthOnOtherIncome, drawn, all);
  return ofKind.reduce(
    (sum, { is, health }) => (is(drawn) ? sum + partOf(health, drawn, all.filter(is)) : sum),
    care + topUp,
  );
}

/** The spouse's pensions and pay where all that is needed of them is known. */
function spouseKnown(data: PayData, spouseId: string, date: IsoDate) {
  if (isPayUntold(data, spouseId)) return undefined;
  const input = pensionPerson(data, spouseId, date);
  const pay = taxablePay(data, spouseId, date);
  return input.kind === 'known' && pay !== undefined ? { person: input.person, pay } : undefined;
}

/** What is taxed of pay and profits in a year; undefined while one of them cannot be estimated. */
function taxablePay(data: PayData, personId: string, date: IsoDate): Cents | undefined {
  let sum = 0;
  for (const income of incomesOf(data, personId, ['salary', 'officialPay', 'sideJob', 'profit'])) {
    const taxed = income.kind === 'profit' ? taxedProfit(data, income, date) : taxedPay(data, income, date);
    if (taxed === undefined) return undefined;
    sum += taxed;
  }
  return sum;
}

function taxedProfit(data: PayData, income: Income, date: IsoDate): Cents | undefined {
  const profit = profitInput(data, income, date);
  return profit.kind === 'known' ? selfEmployedNet(profit.input).taxableIncome : undefined;
}

function taxedPay(data: PayData, income: Income, date: IsoDate): Cents | undefined {
  const pay = estimatedPayInput(data, income, date);
  if (pay.kind !== 'known') return pay.kind === 'notApplicable' ? 0 : undefined;
  const { contributions, gross, activePension } = grossToNet(pay.input);
  if (contributions.bases.form === 'minijob') return 0;
  const month = gross - activePension - contributions.employeeTotal - pay.ownContributions;
  return Math.max(0, month * income.paymentsPerYear - lawFor(date).law.allowances.employee);
}
