import { lawFor, type Rate } from '@vp-digital/core/finance';
import type { SectionData } from '../documents';
import type { OfPerson } from '../figures/defineFigure';
import { cents, count, type FigureExplanation, info, line, rate, total } from './steps';
import { incomesOf, specialGross } from '../figures/ownIncome';
import type { HealthEligibility } from '../figures/health/healthEligibility';

/** Yearly pay, salary by salary, and the limit that it has to exceed. */
export function explain(
  { year, limit, extra }: NonNullable<HealthEligibility['pay']>,
  { personId, date, payShare = 1 }: OfPerson & { payShare?: Rate },
  household: Pick<SectionData, 'incomes'>,
): FigureExplanation {
  const salaries = incomesOf(household, personId, ['salary']).map((income) => {
    const { gross = 0, paymentsPerYear } = income;
    const special = specialGross(income);
    return {
      amount: gross * paymentsPerYear + special,
      facts: {
        formula: special > 0 ? '{gross} × {payments} + {special}' : '{gross} × {payments}',
        values: { gross: cents(gross), payments: count(paymentsPerYear), special: cents(special) },
      },
    };
  });
  const whole = salaries.reduce((sum, { amount }) => sum + amount, 0);
  return {
    year: lawFor(date).year,
    remark: extra === 'netOnly' ? 'specialPayNetOnly' : undefined,
    sections: [
      {
        key: 'healthPay',
        of: 'year',
        steps: [
          ...salaries.map(({ amount, facts }) => line('incomes.salary', amount, facts)),
          ...(payShare === 1 ? [] : [line('lessWork', year - whole, { values: { share: rate(payShare) } })]),
          total('healthPay', year),
          info('compulsoryLimit', limit, { paragraph: '§ 6 (1) Nr. 1 SGB V' }),
        ],
      },
    ],
  };
}
