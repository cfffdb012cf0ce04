import {
  ageOn,
  type EmployeeHealthInsurance,
  type FederalState,
  federalStates,
  type GrossToNet,
  grossToNet,
  type IsoDate,
  lawFor,
} from '@vp-digital/core/finance';
import type { Employment, Income, SectionData } from '../documents';

/** The documents that an estimate of net pay reads. */
export type NetEstimateData = Pick<SectionData, 'persons' | 'employments' | 'taxProfiles' | 'addresses'>;

export type MissingFact = 'gross' | 'taxClass' | 'federalState';

export type NetEstimate =
  | { kind: 'estimated'; result: GrossToNet }
  /** These facts are needed first. */
  | { kind: 'missing'; facts: readonly MissingFact[] }
  /** Not an employee's pay, or one whose deductions are not known (private health insurance). */
  | { kind: 'notApplicable' };

/**
 * F2 Netto-Schätzung: net pay of a month from gross pay by the law in force on a day. Always called an estimate;
 * the payslip wins.
 */
export function netEstimate(data: NetEstimateData, income: Income, date: IsoDate): NetEstimate {
  const health = healthOf(employmentOf(data, income.personId));
  if (income.kind !== 'salary' || !health) return { kind: 'notApplicable' };
  const tax = data.taxProfiles.items[income.personId];
  const federalState = federalStateOf(data, income.personId);
  const { gross } = income;
  if (gross === undefined || !tax?.taxClass || !federalState)
    return { kind: 'missing', facts: missingFacts(gross, tax?.taxClass, federalState) };
  const birthDate = data.persons.items[income.personId]?.birthDate;
  return {
    kind: 'estimated',
    result: grossToNet({
      year: lawFor(date).year,
      month: Number(date.slice(5, 7)),
      period: 'month',
      gross,
      taxClass: tax.taxClass,
      ...(tax.factorThousandths === undefined ? {} : { factor: tax.factorThousandths / 1_000 }),
      ...(tax.childAllowanceHalves === undefined ? {} : { childAllowances: tax.childAllowanceHalves / 2 }),
      ...childrenOf(data, income.personId, date),
      ...(birthDate === undefined ? {} : { birthDate }),
      federalState,
      churchMember: tax.churchTax ?? false,
      health,
    }),
  };
}

function missingFacts(gross: unknown, taxClass: unknown, federalState: unknown): MissingFact[] {
  const facts: MissingFact[] = [];
  if (gross === undefined) facts.push('gross');
  if (!taxClass) facts.push('taxClass');
  if (!federalState) facts.push('federalState');
  return facts;
}

const employmentOf = ({ employments }: NetEstimateData, personId: string): Employment | undefined =>
  Object.values(employments.items).find((job) => job.personId === personId && job.main !== false);

/** Without a known job the ordinary case is taken: compulsory member of a statutory fund. */
function healthOf(job: Employment | undefined): EmployeeHealthInsurance | undefined {
  const kind = job?.healthInsurance ?? 'statutory';
  if (kind !== 'statutory' && kind !== 'statutoryVoluntary') return undefined;
  const supplement = job?.healthFundSupplement;
  return { kind: 'statutory', ...(supplement === undefined ? {} : { additionalRate: supplement / 10_000 }) };
}

function federalStateOf({ addresses }: NetEstimateData, personId: string): FederalState | undefined {
  const own = Object.values(addresses.items).filter(({ personIds }) => personIds.includes(personId));
  const { federalState } = own.find(({ main }) => main) ?? own[0] ?? {};
  return federalStates.find((state) => state === federalState);
}

function childrenOf({ persons }: NetEstimateData, personId: string, date: IsoDate) {
  const children = Object.values(persons.items).filter(
    ({ role, parents }) => role === 'child' && (parents === undefined || parents.includes(personId)),
  );
  const childrenUnder25 = children.filter(({ birthDate }) => ageOn(birthDate, date) < 25).length;
  return { children: children.length, childrenUnder25 };
}
