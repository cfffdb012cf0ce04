import type { WageTax } from '../tax';
import {
  cents,
  centsOf,
  code,
  count,
  type Explanation,
  type ExplanationSection,
  rate,
  stepsOf,
} from './explanation';
import { cappedAtZero } from './cappedAtZero';
import type { ExplanationKey } from './texts';

/** How the wage tax of a period came about, year first. */
export function explainWageTax(result: WageTax): Explanation<ExplanationKey> {
  return { key: 'wageTaxOfPeriod', year: result.year, sections: wageTaxSections(result) };
}

/** The sections of a wage-tax calculation, for use inside another explanation. */
export function wageTaxSections(result: WageTax): ExplanationSection<ExplanationKey>[] {
  return [taxableIncome(result), taxOfPeriod(result), ...surcharges(result)];
}

function taxableIncome({ yearly, year, taxClass }: WageTax): ExplanationSection<ExplanationKey> {
  const { line, total } = stepsOf<ExplanationKey>(year);
  const { reliefs, provident } = yearly;
  const lumpSums = yearly.employeeAllowance + yearly.specialExpensesAllowance;
  const optional = [
    line('benefitAllowance', cents(-reliefs.benefitAllowance - reliefs.benefitSupplement), '§ 19 (2) EStG'),
    line('ageRelief', cents(-reliefs.ageRelief), '§ 24a EStG'),
    line('taxFreeAllowance', cents(-yearly.taxFreeAllowance), '§ 39a EStG'),
    line('singleParentRelief', cents(-yearly.singleParentRelief), '§ 24b EStG'),
  ].filter((step) => step.result.unit === 'cents' && step.result.amount !== 0);
  const lines = [
    line('yearlyPay', cents(yearly.pay), '§ 39b (2) Satz 2 EStG'),
    ...optional,
    line('lumpSums', cents(-lumpSums), '§ 9a, § 10c EStG', '{employee} + {special}', {
      employee: cents(yearly.employeeAllowance),
      special: cents(yearly.specialExpensesAllowance),
      taxClass: code(taxClass),
    }),
    line('providentAllowance', cents(-provident.total), '§ 39b (2) Satz 5 Nr. 3 EStG', '', {
      pension: cents(provident.pension),
      healthAndCare: cents(provident.healthAndCare),
      unemployment: cents(provident.unemployment),
    }),
  ];
  return {
    key: 'taxableIncomeOfYear',
    of: 'year',
    steps: [
      ...lines,
      ...cappedAtZero(year, lines, yearly.taxableIncome),
      total('taxableIncome', cents(yearly.taxableIncome), '§ 2 (5) EStG'),
    ],
  };
}

function taxOfPeriod(result: WageTax): ExplanationSection<ExplanationKey> {
  const { info, total } = stepsOf<ExplanationKey>(result.year);
  const { yearly, factor, taxClass } = result;
  const tariff = yearly.tariff === 'splitting' ? 'splittingTariff' : 'basicTariff';
  const special = taxClass === 'V' || taxClass === 'VI';
  const ofFactor = info('taxFactor', count(factor, 3), '§ 39f EStG');
  const yearlyTax = info(
    special ? 'classFiveSixTariff' : tariff,
    centsOf('year', yearly.incomeTax),
    special ? '§ 39b (2) Satz 7 EStG' : '§ 32a EStG',
    '',
    { taxClass: code(taxClass) },
  );
  const formula = result.period === 'month' ? '{yearly} ÷ 12' : '';
  return {
    key: 'wageTaxOfPeriod',
    of: result.period,
    steps: [
      ...(factor === 1 ? [] : [ofFactor]),
      yearlyTax,
      total('wageTax', cents(result.wageTax), '§ 39b (2) EStG', formula, { yearly: cents(yearly.incomeTax) }),
    ],
  };
}

function surcharges(result: WageTax): ExplanationSection<ExplanationKey>[] {
  const { line, info } = stepsOf<ExplanationKey>(result.year);
  const { period, yearly, yearlySolidarity } = result;
  if (result.solidaritySurcharge === 0 && result.churchTax === 0) return [];
  const base = info('surchargeBase', centsOf('year', yearly.surchargeBase), '§ 51a (2) EStG', '', {
    childAllowance: cents(yearly.childAllowance),
  });
  const solidarity = line('solidaritySurcharge', cents(result.solidaritySurcharge), '§§ 3, 4 SolzG', '', {
    freeLimit: cents(yearlySolidarity.freeLimit),
  });
  const formula = period === 'month' ? '{base} ÷ 12 × {rate}' : '{base} × {rate}';
  const church = line('churchTax', cents(result.churchTax), '§ 51a EStG', formula, {
    base: cents(yearly.surchargeBase),
    rate: rate(result.churchTaxRate),
  });
  const steps = [
    base,
    ...(result.solidaritySurcharge ? [solidarity] : []),
    ...(result.churchTax ? [church] : []),
  ];
  return [{ key: 'surcharges', of: period, steps }];
}
