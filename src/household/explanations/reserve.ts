import type { SectionData } from '../documents';
import { cents, count, type FigureExplanation, line, total } from './steps';
import { freeAmount } from '../figures/freeAmount';
import { inOrder } from '../figures/inOrder';
import type { ReserveValue } from '../figures/reserve';
import { reserveKinds } from '../figures/wealth/assetTraits';
import type { OnDay } from '../figures/defineFigure';

type Household = Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'assets'>;

/** F6: the ready money, what a month needs, how long one lasts the other, and what is missing to the target. */
export function explain(reserve: ReserveValue, _: OnDay, household: Household): FigureExplanation {
  const { available, monthlyNeed, targetMonths, missing, months } = reserve;
  const { expenses, insurance, loanRates } = freeAmount(household);
  const money = inOrder(household.assets.items).flatMap(([, { kind, name, value, earmarked }]) =>
    reserveKinds.has(kind) && !earmarked ? [line(`assets.${kind}`, value, { name })] : [],
  );
  const surplus = available - targetMonths * monthlyNeed;
  const values = { money: cents(available), need: cents(monthlyNeed), months: count(targetMonths) };
  return {
    remark: 'earmarkedMoney',
    sections: [
      { key: 'readyMoney', of: 'once', steps: [...money, total('readyMoney', available)] },
      {
        key: 'monthlyNeed',
        of: 'month',
        steps: [
          line('livingCosts', expenses),
          ...(insurance > 0 ? [line('premiums', insurance)] : []),
          ...(loanRates > 0 ? [line('loanRates', loanRates)] : []),
          total('monthlyNeed', monthlyNeed),
        ],
      },
      {
        key: 'reserve',
        of: 'mixed',
        steps: [total('reserve', count(months, 1), { formula: '{money} ÷ {need}', values })],
      },
      {
        key: 'reserveLack',
        of: 'once',
        steps: [
          line('reserveTarget', targetMonths * monthlyNeed, { formula: '{months} × {need}', values }),
          line('readyMoney', -available),
          ...(surplus > 0 ? [line('beyondTarget', surplus)] : []),
          total('reserveLack', missing),
        ],
      },
    ],
  };
}
