import { type IsoDate, lawFor, type SickPay, sickPay } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { specialGross } from '../ownIncome';
import { mapOutcome, type Outcome } from '../outcome';
import { type People } from '../people';
import { careSituationOf } from '../careSituation';
import { defineFigure, type OfPerson } from '../defineFigure';
import { sickPayFacts } from './sickPayFacts';

/** What a person lives on while ill for long, from the seventh week on. */
export type IncomeWhenSick =
  | { kind: 'sickPay'; sickPay: SickPay }
  /** No sick pay of a statutory fund: not elected, or privately insured. */
  | { kind: 'none' };

/**
 * F16 Krankengeld of a person. Not relevant to civil servants, whose pay goes on, and to those who do not earn.
 * Missing: gross, net, federalState, healthInsurance of the self-employed.
 */
export function incomeWhenSick({
  household,
  personId,
  date,
}: {
  household: People & Pick<SectionData, 'addresses'>;
  personId: string;
  date: IsoDate;
}): Outcome<IncomeWhenSick> {
  return mapOutcome(sickPayFacts(household, personId, date), (facts): IncomeWhenSick => {
    if (facts.kind === 'none') return facts;
    const { employed, pay, net, federalState, pensionInsured, unemploymentInsured } = facts;
    return {
      kind: 'sickPay',
      sickPay: sickPay({
        ...careSituationOf(household, personId, date),
        year: lawFor(date).year,
        status: employed ? 'employee' : 'self-employed',
        grossMonth: pay.reduce((sum, income) => sum + (income.gross ?? 0), 0),
        netMonth: net,
        oneOffPayYear: pay.reduce((sum, income) => {
          return sum + (income.gross ?? 0) * (income.paymentsPerYear - 12) + specialGross(income);
        }, 0),
        pensionInsured,
        unemploymentInsured,
        federalState,
      }),
    };
  });
}

export const sickPayFigure = /* @__PURE__ */ defineFigure('sickPay', {
  number: 'F16',
  documents: ['persons', 'employments', 'incomes', 'addresses'],
  unit: 'moneyMonthly',
  source: '§ 47 SGB V',
  of: (household, { personId, date }: OfPerson) => incomeWhenSick({ household, personId, date }),
  amount: (value) => (value.kind === 'sickPay' ? value.sickPay.netMonth : 0),
  explained: true,
  isExplained: ({ kind }) => kind === 'sickPay',
});
