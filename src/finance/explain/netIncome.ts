import { lawForYear } from '../law';
import type { GrossToNet } from '../net-income';
import type { CareRate, EmploymentForm } from '../social-insurance';
import { cents, count, type Explanation, type ExplanationStep, rate, stepsOf } from './explanation';
import type { ExplanationKey } from './texts';
import { wageTaxSections } from './wageTax';

/** From gross to net: the payslip first, then how its wage tax came about. */
export function explainGrossToNet(result: GrossToNet): Explanation<ExplanationKey> {
  const { line, info, total } = stepsOf<ExplanationKey>(result.year);
  const { deductions, deferredPay } = result;
  const steps = [
    line('gross', cents(result.gross), ''),
    line('deferredPay', cents(-deferredPay), '§ 3 Nr. 63 EStG, § 1 SvEV'),
    ...contributionSteps(result),
    info('activePension', cents(result.activePension), '§ 3 Nr. 21 EStG'),
    line('wageTax', cents(-deductions.wageTax), '§ 39b EStG'),
    line('solidaritySurcharge', cents(-deductions.solidaritySurcharge), '§ 51a EStG, § 4 SolZG', '', {
      freeLimit: cents(result.tax.yearlySolidarity.freeLimit),
    }),
    line('churchTax', cents(-deductions.churchTax), '§ 51a EStG'),
    line('employerSubsidy', cents(result.employerSubsidy), '§ 257 SGB V, § 61 SGB XI'),
    total('net', cents(result.net), ''),
  ].filter((step) => step.weight === 'total' || step.key === 'gross' || notZero(step));
  const taxed = result.contributions.bases.form === 'minijob' ? [] : wageTaxSections(result.tax);
  return {
    key: 'netIncome',
    year: result.year,
    sections: [{ key: 'payslip', of: result.tax.period, steps }, ...taxed],
  };
}

function notZero({ result }: ExplanationStep): boolean {
  return result.unit !== 'cents' || result.amount !== 0;
}

function contributionSteps(result: GrossToNet): ExplanationStep<ExplanationKey>[] {
  const { line, info } = stepsOf<ExplanationKey>(result.year);
  const { contributions, deductions } = result;
  const { bases, care, healthAdditionalRate } = contributions;
  const law = lawForYear(result.year);
  if (bases.form === 'minijob') {
    return [line('minijobPension', cents(-deductions.pension), '§ 168 (1) Nr. 1b SGB VI, § 163 (8) SGB VI')];
  }
  const pensionBase = bases.form === 'midijob' ? bases.employee : bases.pension;
  const healthBase = bases.form === 'midijob' ? bases.employee : bases.health;
  const shared = care.employeeRate - care.surcharge + care.discount;
  const transition =
    bases.form === 'midijob'
      ? [
          info('midijobBase', cents(bases.employee), '§ 20 (2a) SGB IV', '', {
            limit: cents(law.smallJobs.midijobLimit),
          }),
        ]
      : [];
  return [
    ...transition,
    line('pensionInsurance', cents(-deductions.pension), '§ 158, § 168 SGB VI', '{base} × {rate}', {
      base: cents(pensionBase),
      rate: rate(law.pensionInsurance.rate / 2),
    }),
    line(
      'healthInsurance',
      cents(-deductions.health),
      '§ 241, § 242, § 249 SGB V',
      '{base} × ({rate} + {additional})',
      {
        base: cents(healthBase),
        rate: rate(contributions.healthRate / 2),
        additional: rate(healthAdditionalRate / 2),
      },
    ),
    line('careInsurance', cents(-deductions.care), '§ 55, § 58 SGB XI', careFormula(care, bases.form), {
      base: cents(healthBase),
      total: cents(bases.total),
      rate: rate(Math.round(shared * 100_000) / 100_000),
      surcharge: rate(care.surcharge),
      discount: rate(care.discount),
      discounts: count(care.discounts),
    }),
    line(
      'unemploymentInsurance',
      cents(-deductions.unemployment),
      '§ 341, § 346 SGB III',
      '{base} × {rate}',
      {
        base: cents(pensionBase),
        rate: rate(law.unemploymentInsurance.rate / 2),
      },
    ),
  ];
}

/** In a Midijob the surcharge of the childless is formed on the total base, the rest on the employee's. */
function careFormula({ surcharge, discount }: CareRate, form: EmploymentForm): string {
  if (surcharge > 0) {
    return form === 'midijob' ? '{base} × {rate} + {total} × {surcharge}' : '{base} × ({rate} + {surcharge})';
  }
  return discount > 0 ? '{base} × ({rate} − {discount})' : '{base} × {rate}';
}
