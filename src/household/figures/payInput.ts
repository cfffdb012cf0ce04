import {
  type EmployeeHealthInsurance,
  type GrossToNetInput,
  type IsoDate,
  lawFor,
} from '@vp-digital/core/finance';
import type { Employment, Income, SectionData, TaxProfile } from '../documents';
import type { AssumedFact } from './assumedFact';
import { careSituationOf, federalStateOf, mainEmployment } from './people';

/** The documents that gross-to-net calculations read. */
export type PayData = Pick<SectionData, 'persons' | 'employments' | 'taxProfiles' | 'addresses'>;

export type MissingFact = 'gross' | 'taxClass' | 'federalState';

/** What an estimate waits for: not for the tax class. */
export type EstimateFact = Exclude<MissingFact, 'taxClass'>;

export type PayInput<Fact extends MissingFact = MissingFact> =
  | { kind: 'known'; input: GrossToNetInput; assumed: readonly AssumedFact[] }
  /** These facts are needed first. */
  | { kind: 'missing'; facts: readonly Fact[] }
  /** Not an employee's pay, or deductions are unknown (private health insurance). */
  | { kind: 'notApplicable' };

/** An employee's monthly pay with all that determines its deductions, by the law in force on a day. */
export function payInput(data: PayData, income: Income, date: IsoDate): PayInput {
  const { personId, gross } = income;
  const health = healthOf(mainEmployment(data, personId));
  if (income.kind !== 'salary' || !health) return { kind: 'notApplicable' };
  const tax = data.taxProfiles.items[personId];
  const federalState = federalStateOf(data, personId);
  if (gross === undefined || !tax?.taxClass || !federalState)
    return { kind: 'missing', facts: missingFacts(gross, tax?.taxClass, federalState) };
  return {
    kind: 'known',
    input: {
      year: lawFor(date).year,
      month: Number(date.slice(5, 7)),
      period: 'month',
      gross,
      taxClass: tax.taxClass,
      ...factorOf(tax),
      ...(tax.childAllowanceHalves === undefined ? {} : { childAllowances: tax.childAllowanceHalves / 2 }),
      ...careSituationOf(data, personId, date),
      federalState,
      churchMember: tax.churchTax ?? false,
      health,
    },
    assumed: tax.churchTax === undefined ? ['noChurchTax'] : [],
  };
}

/**
 * The same for an estimate, which does not wait for a tax class: while it is unknown, that of the unmarried (I) or of
 * the married (IV) is assumed (§ 38b EStG). Both are taxed by the basic tariff; III and V have to be chosen.
 */
export function estimatedPayInput(data: PayData, income: Income, date: IsoDate): PayInput<EstimateFact> {
  const { personId } = income;
  const profile = data.taxProfiles.items[personId];
  const status = data.persons.items[personId]?.maritalStatus;
  const isMarried = status === 'married' || status === 'civilPartnership';
  const isKnown = profile?.taxClass !== undefined;
  const usual: TaxProfile = { position: 0, taxClass: isMarried ? 'IV' : 'I', ...profile };
  const items = { ...data.taxProfiles.items, [personId]: usual };
  const pay = payInput({ ...data, taxProfiles: { ...data.taxProfiles, items } }, income, date);
  if (pay.kind === 'missing')
    return { ...pay, facts: pay.facts.filter((fact): fact is EstimateFact => fact !== 'taxClass') };
  return pay.kind === 'known' && !isKnown ? { ...pay, assumed: [...pay.assumed, 'usualTaxClass'] } : pay;
}

/** The factor belongs to class IV; one left from before a change of class has no meaning. */
const factorOf = ({ taxClass, factorThousandths }: TaxProfile) =>
  taxClass === 'IV' && factorThousandths !== undefined ? { factor: factorThousandths / 1_000 } : {};

function missingFacts(gross: unknown, taxClass: unknown, federalState: unknown): MissingFact[] {
  const facts: MissingFact[] = [];
  if (gross === undefined) facts.push('gross');
  if (!taxClass) facts.push('taxClass');
  if (!federalState) facts.push('federalState');
  return facts;
}

/** Without a known job the ordinary case is assumed: compulsory member of a statutory fund. */
function healthOf(job: Employment | undefined): EmployeeHealthInsurance | undefined {
  const kind = job?.healthInsurance ?? 'statutory';
  if (kind !== 'statutory' && kind !== 'statutoryVoluntary') return undefined;
  const supplement = job?.healthFundSupplement;
  return { kind: 'statutory', ...(supplement === undefined ? {} : { additionalRate: supplement / 10_000 }) };
}
