import {
  type Cents,
  type GrossToNetInput,
  grossToNet,
  incomeTax,
  type IsoDate,
} from '@vp-digital/core/finance';
import type { Income, SectionData, TaxProfile } from '../../documents';
import type { AssumedFact } from '../assumedFact';
import { computed, missingAll, notRelevant, type NeededFact, type Outcome } from '../outcome';
import { incomesOf } from '../ownIncome';
import { estimatedPayInput, type PayData } from '../payInput';
import { companyPensionOf } from './companyPension';
import { isPayUntold } from '../payYear';
import { taxUnits } from '../taxUnit';

/** Steuerklassen of spouses, those of the first person of the household first. */
const taxClassPairs = ['IV-IV', 'IV-IV-factor', 'III-V', 'V-III'] as const;
export type TaxClassPair = (typeof taxClassPairs)[number];

export interface PairedNet {
  pair: TaxClassPair;
  /** Net of a month of each, in the order of the household, and of both. */
  nets: readonly [Cents, Cents];
  net: Cents;
  /** Of IV with factor (§ 39f EStG), in thousandths: the one recorded where it is today's. */
  factorThousandths?: number;
}

export interface TaxClassComparison {
  personIds: readonly [string, string];
  pairs: readonly PairedNet[];
  /** What stands in the tax profiles; undefined while one of them has none. */
  current?: TaxClassPair;
  assumed: readonly AssumedFact[];
}

export type TaxClassData = PayData & Pick<SectionData, 'incomes' | 'contracts'>;

/**
 * What the choice of tax classes makes of spouses' net pay of a month: liquidity only, for the year's tax is the same in
 * every class, and no part of the Optimum. Of the first salary of each, before special payments. Not relevant of
 * unmarried persons, without a salary, and where one earns otherwise or is not taxed as an employee; missing: gross, federalState.
 */
export function taxClassComparison({
  household,
  date,
}: {
  household: TaxClassData;
  date: IsoDate;
}): Outcome<TaxClassComparison> {
  const couple = taxUnits(household).find((unit) => unit.couple);
  const [first, second] = couple?.personIds ?? [];
  if (first === undefined || second === undefined) return notRelevant;
  const pays = [payOf(household, first, date), payOf(household, second, date)] as const;
  const facts = pays.flatMap((pay) => (pay.kind === 'missing' ? pay.facts : []));
  if (facts.length > 0) return missingAll(facts);
  const [one, other] = pays;
  if (one.kind === 'other' || other.kind === 'other') return notRelevant;
  if (one.kind === 'none' && other.kind === 'none') return notRelevant;
  const profiles = [household.taxProfiles.items[first], household.taxProfiles.items[second]] as const;
  const current = currentPair(...profiles);
  const factor = current === 'IV-IV-factor' ? recordedFactor(...profiles) : factorOf(one, other);
  const pair = (name: TaxClassPair, classes: readonly [Class, Class]): PairedNet => {
    const nets = [netOf(one, classes[0]), netOf(other, classes[1])] as const;
    return { pair: name, nets, net: nets[0] + nets[1] };
  };
  return computed({
    personIds: [first, second],
    pairs: [
      pair('IV-IV', [{ taxClass: 'IV' }, { taxClass: 'IV' }]),
      ...(factor === undefined
        ? []
        : [
            {
              ...pair('IV-IV-factor', [
                { taxClass: 'IV', factor: factor / 1_000 },
                { taxClass: 'IV', factor: factor / 1_000 },
              ]),
              factorThousandths: factor,
            },
          ]),
      pair('III-V', [{ taxClass: 'III' }, { taxClass: 'V' }]),
      pair('V-III', [{ taxClass: 'V' }, { taxClass: 'III' }]),
    ],
    ...(current !== undefined && { current }),
    assumed: [one, other].flatMap((pay) => (pay.kind === 'known' ? pay.assumed : [])),
  });
}

type Class = Pick<GrossToNetInput, 'taxClass' | 'factor'>;
type Pay =
  | { kind: 'known'; input: GrossToNetInput; payments: number; assumed: readonly AssumedFact[] }
  | { kind: 'missing'; facts: readonly NeededFact[] }
  /** No earnings at all, or some whose wage tax is not known. */
  | { kind: 'none' | 'other' };

/** Taxed in another way than a salary, or of its own tables. */
const otherIncome: readonly Income['kind'][] = [
  'officialPay',
  'profit',
  'sideJob',
  'statutoryPension',
  'civilServicePension',
  'companyPension',
  'privatePension',
  'widowPension',
];

function payOf(household: TaxClassData, personId: string, date: IsoDate): Pay {
  const [salary] = incomesOf(household, personId, ['salary']);
  if (salary === undefined) {
    if (incomesOf(household, personId, otherIncome).length > 0) return { kind: 'other' };
    return isPayUntold(household, personId)
      ? { kind: 'missing', facts: [{ fact: 'gross', personId }] }
      : { kind: 'none' };
  }
  const pay = estimatedPayInput(household, salary, date);
  if (pay.kind === 'notApplicable') return { kind: 'other' };
  if (pay.kind === 'missing') return { ...pay, facts: pay.facts.map((fact) => ({ fact, personId })) };
  const { factor: _ofToday, ...input } = pay.input;
  return {
    kind: 'known',
    input: { ...input, ...companyPensionOf(household, salary, 'month', input.gross) },
    payments: salary.paymentsPerYear,
    assumed: pay.assumed.filter((fact) => fact !== 'usualTaxClass'),
  };
}

const netOf = (pay: Pay, ofClass: Class): Cents =>
  pay.kind === 'known' ? grossToNet({ ...pay.input, ...ofClass }).net : 0;

/** The tax of both by the splitting tariff over the sum of their taxes in class IV, three places, cut; none from 1 on. */
function factorOf(one: Pay, other: Pay): number | undefined {
  const years = [one, other].flatMap((pay) => {
    if (pay.kind !== 'known') return [];
    const { input, payments } = pay;
    const year = (amount: Cents | undefined) => (amount ?? 0) * 12;
    const { tax } = grossToNet({
      ...input,
      taxClass: 'IV',
      period: 'year',
      gross: input.gross * payments,
      deferredPay: year(input.deferredPay),
      employerPension: year(input.employerPension),
    });
    return [{ ...tax.yearly, year: input.year }];
  });
  const [first] = years;
  const separate = years.reduce((sum, { incomeTax: tax }) => sum + tax, 0);
  if (first === undefined || separate === 0) return undefined;
  const taxable = years.reduce((sum, { taxableIncome }) => sum + taxableIncome, 0);
  const { tax: joint } = incomeTax({ year: first.year, tariff: 'splitting', taxableIncome: taxable });
  const thousandths = Math.floor((joint * 1_000) / separate);
  return thousandths > 0 && thousandths < 1_000 ? thousandths : undefined;
}

function currentPair(one: TaxProfile | undefined, other: TaxProfile | undefined): TaxClassPair | undefined {
  const classes = `${one?.taxClass}-${other?.taxClass}`;
  if (classes !== 'IV-IV') return taxClassPairs.find((pair) => pair === classes);
  return recordedFactor(one, other) === undefined ? 'IV-IV' : 'IV-IV-factor';
}

/** One factor is entered for both (§ 39f (1) EStG). */
const recordedFactor = (one: TaxProfile | undefined, other: TaxProfile | undefined): number | undefined =>
  one?.factorThousandths ?? other?.factorThousandths;
