import type { Cents } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { householdNet } from '../net';
import { computed, mapOutcome, missing, missingAll, type Outcome } from '../outcome';
import { defineFigure, type OfPeriod } from '../defineFigure';

/** F1 where it can be divided by: every income's net is known, and there is some. */
export function knownNet(household: Pick<SectionData, 'incomes'>): Outcome<Cents> {
  const unknown = Object.values(household.incomes.items).filter(({ net }) => net === undefined);
  if (unknown.length > 0) return missingAll(unknown.map(({ personId }) => ({ fact: 'net', personId })));
  const { monthly } = householdNet(household);
  return monthly > 0 ? computed(monthly) : missing('net');
}

export const householdNetFigure = /* @__PURE__ */ defineFigure('householdNet', {
  number: 'F1',
  documents: ['incomes'],
  unit: 'moneyOfPeriod',
  source: 'sum of the regular nets of all persons',
  of: (household, { period }: OfPeriod) =>
    mapOutcome(knownNet(household), () => {
      const { annual, monthly } = householdNet(household);
      return period === 'year' ? annual : monthly;
    }),
  amount: (net) => net,
  explained: true,
});
